-- What the comments of a note take on the wire, kept beside their count: it has a limit, and lists end a page by it
-- without reading them.
alter table notes add column comment_bytes integer not null default 0;
update notes set comment_bytes = least(sums.bytes, 2147483647)
from (select user_id, note_id, sum(octet_length(content) + 160) as bytes from comments group by user_id, note_id) sums
where notes.user_id = sums.user_id and notes.id = sums.note_id;
