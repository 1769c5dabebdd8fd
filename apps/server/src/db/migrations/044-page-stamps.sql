-- Whether the pages of notes that somebody was given are still the same. The values of all slots of a person together
-- are the stamp of their pages. There are several slots so that transactions of one person need not wait for each other.
create table page_stamps (
  user_id uuid not null references users on delete cascade,
  slot bigint not null,
  stamp bigint not null,
  primary key (user_id, slot)
) with (fillfactor = 50);

-- Everybody who exists gets one: the data of now may differ from those of a backup without stamps.
insert into page_stamps (user_id, slot, stamp)
select id, 0, uuid_hash_extended(gen_random_uuid(), 0) from users;

-- The text of the function is that of its file. Triggers of rows, as Citus has no transition tables.
create function stamp_pages() returns trigger language plpgsql as 'begin return null; end';
create trigger stamps_pages after insert or update or delete on notes for each row execute function stamp_pages();
create trigger stamps_pages after insert or update or delete on comments for each row execute function stamp_pages();
create trigger stamps_pages after insert or update or delete on reminders for each row execute function stamp_pages();
-- Only the columns that a page shows: visits and the words of pictures change no page.
create trigger stamps_pages after insert or delete or update of expires_at, on_profile_at on shares
  for each row execute function stamp_pages();
create trigger stamps_pages after insert or delete or update of
  note_id, position, inline, type, name, s3_key, size, content_type, width, height, placeholder, thumbs, duration, peaks
  on media for each row execute function stamp_pages();
