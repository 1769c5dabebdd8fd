-- Finds a page of search results. A function, because most pages need only the first step: one statement with all
-- steps would be planned and started in full each time.
do $make$
declare
  list record;
begin
  -- Most notes are in the lists `all` and `note`, which are walked by note_keys; other lists by their own index.
  for list in
    select name,
      case when is_long then 'note_id as id, created_at, word_keys'
        else 'id, created_at, (
          select word_keys from note_keys where user_id = person and note_id = notes.id) as word_keys' end as columns,
      case when is_long then
          'note_keys where user_id = person and created_at >= since and (created_at, note_id) < (place_at, place_id)
          order by created_at desc, note_id desc'
        else format(
          'notes where user_id = person and %s and created_at >= since and (created_at, id) < (place_at, place_id)
          order by created_at desc, id desc', condition) end as source,
      -- `offset 0` keeps the planner from reading all notes of a person by another index.
      format('exists (
          select from (select deleted_at, reminder, passion from notes
            where user_id = person and id = newest.id offset 0) note
          where %s)', condition) as is_listed
    from (values
      ('all', 'deleted_at is null', true),
      ('reminder', 'reminder and deleted_at is null', false),
      ('note', 'not reminder and deleted_at is null', true),
      ('passion', 'passion and deleted_at is null', false),
      ('trash', 'deleted_at is not null', false)) lists (name, condition, is_long)
  loop
    execute format($template$
-- The newest matching notes after a position. Each step gives the complete answer or none: walk a few of the newest
-- notes, ask the index unless it has too many matches, walk more notes, ask the index.
create or replace function %1$I(
  person uuid, tag text, question text, since timestamptz, place_at timestamptz, place_id uuid, wanted int,
  is_refilling boolean, out ids uuid[], out ats timestamptz[])
language plpgsql stable
-- One generic plan fits all people, and it always uses an index.
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $body$
declare
  -- A match by the index costs as much as two to three notes of a walk. With these limits neither takes more than some
  -- milliseconds among 200,000 notes, however frequent a word is.
  walked_first constant int := 64;
  walked_most constant int := 4096;
  gathered_most constant int := 1000;
  -- If the first notes contain this number of matches, a longer walk comes before the index.
  matches_frequent constant int := 2;
  matching constant tsquery := replace(question, E'\x01', '''' || tag);
  -- For a phrase, the index compares all notes that contain its words, which can be many.
  has_phrase constant boolean := question like '%%<->%%';
  in_any_order constant tsquery := replace(replace(question, E'\x01', '''' || tag), '<->', '&');
  is_frequent boolean;
  walk int := walked_first;
  gathered int;
begin
  loop
    if not is_refilling then
      select array_agg(id), array_agg(created_at) into ids, ats
      from (
        select id, created_at from (select %2$s from %3$s limit walk offset 0) newest
        where word_keys @@ matching and %4$s limit wanted) found;
      exit when cardinality(ids) >= wanted or not exists (select from %3$s offset walk);
      is_frequent := cardinality(ids) >= matches_frequent or has_phrase and exists (
        select from (select %2$s from %3$s limit walked_first offset 0) newest where word_keys @@ in_any_order
        offset matches_frequent - 1);
    end if;
    if walk = walked_most or is_refilling or not coalesce(is_frequent, false) then
      with answers as materialized (
        select * from (
          select note_id as id, created_at from (select * from note_keys where word_keys @@ matching offset 0) matches
          where user_id = person and keys is null
          union all
          -- Keys of the old form: see 022-keys-of-all-times.sql.
          select id, note.created_at from note_keys old cross join lateral (
            select id, created_at from notes where user_id = person and id = old.note_id offset 0) note
          where is_refilling and old.user_id = person and keys @@ replace(
            question, E'\x01', concat('''', tag, floor(date_part('epoch', note.created_at) / 4838400)))::tsquery) matches
        where created_at >= since and (created_at, id) < (place_at, place_id)
        limit case when walk = walked_first and not is_refilling then gathered_most end)
      select (select count(*) from answers), array_agg(id), array_agg(created_at) into gathered, ids, ats
      from (
        select id, created_at from (select * from answers order by created_at desc, id desc offset 0) newest
        where %4$s limit wanted) found;
      exit when gathered < gathered_most or walk = walked_most or is_refilling;
    end if;
    walk := walked_most;
  end loop;
end $body$
$template$, 'find_notes_' || list.name, list.columns, list.source, list.is_listed);

    execute format($template$
-- The notes that match a question, newest first: pass 0 lists matches in the title, pass 1 the others, each after its
-- position. A null position for titles: that pass is complete. A null position for others: they are not wanted.
create or replace function %1$I(
  person uuid, tag text, since timestamptz, in_title text, anywhere text,
  title_at timestamptz, title_id uuid, other_at timestamptz, other_id uuid, wanted int)
returns table (pass int, made_at timestamptz, note_id uuid)
language plpgsql stable rows 11 as $body$
declare
  is_refilling boolean;
  missing int := wanted;
begin
  if wanted <= 0 then
    return;
  end if;
  is_refilling := exists (select from note_keys where user_id = person and keys is not null);
  if title_at is not null then
    return query select 0, found.* from %2$I(person, tag, in_title, since, title_at, title_id, wanted, is_refilling) answer,
      unnest(answer.ats, answer.ids) found;
    get diagnostics missing = row_count;
    missing := wanted - missing;
  end if;
  if other_at is not null and missing > 0 then
    return query select 1, found.* from %2$I(
        person, tag, concat('(', anywhere, ') & !(', in_title, ')'), since, other_at, other_id, missing, is_refilling) answer,
      unnest(answer.ats, answer.ids) found;
  end if;
end $body$
$template$, 'search_notes_' || list.name, 'find_notes_' || list.name);
  end loop;
end $make$;
