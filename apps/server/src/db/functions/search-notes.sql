-- A page of what a search finds. It is found here and not by one statement of the server: most pages need only the first
-- of these steps, and one statement of them all is planned and begun in full each time.
do $make$
declare
  list record;
begin
  -- One function for each list, as each list has an index of its own.
  for list in
    select * from (values
      ('all', 'deleted_at is null'),
      ('reminder', 'reminder and deleted_at is null'),
      ('note', 'not reminder and deleted_at is null'),
      ('passion', 'passion and deleted_at is null'),
      ('trash', 'deleted_at is not null')) lists (name, condition)
  loop
    execute format($template$
-- The notes that answer a question, newest first: as pass 0 those whose title answers it, then as pass 1 the others, each
-- after its place. No place for titles: they were left behind. None for the others: they are not wanted.
create or replace function %1$I(
  person uuid, tag text, since timestamptz, in_title text, anywhere text,
  title_at timestamptz, title_id uuid, other_at timestamptz, other_id uuid, wanted int)
returns table (pass int, made_at timestamptz, note_id uuid)
language plpgsql stable rows 11
-- A plan that is right for one person is right for all, and it always reads by an index.
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $body$
declare
  period_seconds constant int := 4838400;
  -- So many of the newest notes are looked at one by one. Where some of them answer, many more are: of a common word the
  -- index would gather all that there are in a period.
  walked constant int := 32;
  common constant int := 3;
  walked_on constant int := 512;
  few constant int := 64;
  periods_max constant int := 64;
  with_titles constant boolean := title_at is not null;
  with_others constant boolean := other_at is not null;
  start_at constant timestamptz := coalesce(title_at, other_at);
  start_id constant uuid := coalesce(title_id, other_id);
  newest int;
  oldest int;
  starts timestamptz[];
  title_questions tsquery[];
  questions tsquery[];
  question tsquery;
  title_ids uuid[];
  title_ats timestamptz[];
  other_ids uuid[];
  other_ats timestamptz[];
  ids uuid[];
  ats timestamptz[];
  titled uuid[] := '{}';
  missing int := wanted;
  count int;
  -- No note is left that the first walk has not met.
  has_seen_all boolean;
  has_walked boolean;
  place_at timestamptz;
  place_id uuid;
  period int;
  periods int;
begin
  if wanted <= 0 then
    return;
  end if;
  if (title_at, title_id) <> (other_at, other_id) then
    return query select * from %1$I(person, tag, since, in_title, anywhere, title_at, title_id, null, null, wanted);
    get diagnostics missing = row_count;
    return query select * from %1$I(
      person, tag, since, in_title, anywhere, null, null, other_at, other_id, wanted - missing);
    return;
  end if;

  select
    floor(date_part('epoch', (
      select created_at from notes
      where user_id = person and %2$s and created_at >= since and (created_at, id) < (start_at, start_id)
      order by created_at desc, id desc limit 1)) / period_seconds),
    floor(date_part('epoch', (
      select created_at from notes where user_id = person and %2$s and created_at >= since
      order by created_at, id limit 1)) / period_seconds)
  into newest, oldest;
  if newest is null then
    return;
  end if;

  -- Questions of the two newest periods. Of older ones the walk finds nothing, and the index all.
  starts := array[to_timestamp((newest - 1)::bigint * period_seconds), to_timestamp(newest::bigint * period_seconds)];
  title_questions := array[
    replace(in_title, E'\x01', '''' || tag || newest - 1)::tsquery,
    replace(in_title, E'\x01', '''' || tag || newest)::tsquery];
  questions := array[
    replace(anywhere, E'\x01', '''' || tag || newest - 1)::tsquery,
    replace(anywhere, E'\x01', '''' || tag || newest)::tsquery];
  if not with_titles then
    questions := array[questions[1] && !! title_questions[1], questions[2] && !! title_questions[2]];
  elsif not with_others then
    questions := title_questions;
  end if;

  -- Neither titled nor not is what does not answer.
  select
    array_agg(id) filter (where is_titled), array_agg(created_at) filter (where is_titled),
    array_agg(id) filter (where not is_titled), array_agg(created_at) filter (where not is_titled),
    count(*) < walked and min(slot) > 0
  into title_ids, title_ats, other_ids, other_ats, has_seen_all
  from (
    select id, created_at, slot,
      case when keys @@ questions[slot] then with_titles and keys @@ title_questions[slot] end as is_titled
    from (
      select id, created_at, width_bucket(created_at, starts) as slot,
        (select keys from note_keys where user_id = person and note_keys.note_id = notes.id) as keys
      from notes
      where user_id = person and %2$s and created_at >= since and (created_at, id) < (start_at, start_id)
      order by created_at desc, id desc limit walked offset 0) newest_notes
    offset 0) seen;

  -- What the walk did not meet is rare: where there are few of it, they are asked for once, and then sorted.
  if with_titles and with_others and title_ids is null and other_ids is null and not has_seen_all
    and newest - oldest < periods_max then
    question := spread_search(anywhere, tag, oldest, newest);
    select array_agg(id) into ids
    from (
      select id
      from (select user_id, note_keys.note_id from note_keys where keys @@ question offset 0) answers,
        lateral (
          select id, created_at, deleted_at, reminder, passion from notes
          where user_id = person and id = answers.note_id offset 0) own
      where answers.user_id = person and %2$s and created_at >= since and (created_at, id) < (start_at, start_id)
      limit few + 1) hits;
    if ids is null then
      return;
    end if;
    if cardinality(ids) <= few then
      question := spread_search(in_title, tag, oldest, newest);
      return query
        select (not (select keys from note_keys where user_id = person and note_keys.note_id = notes.id) @@ question)::int,
          notes.created_at::timestamptz, notes.id
        from notes where user_id = person and id = any (ids)
        order by 1, notes.created_at desc, notes.id desc limit wanted;
      return;
    end if;
  end if;

  for part in (not with_titles)::int .. with_others::int loop
    pass := part;
    if part = 0 then
      ids := title_ids;
      ats := title_ats;
    else
      ids := other_ids;
      ats := other_ats;
      title_questions := questions;
    end if;
    place_at := start_at;
    place_id := start_id;
    has_walked := coalesce(cardinality(ids), 0) < common;
    period := newest;
    -- What the walk did not meet at all is rare enough for many periods at once.
    periods := case when ids is null then 16 else 1 end;
    loop
      count := coalesce(cardinality(ids), 0);
      for number in 1 .. least(count, missing) loop
        made_at := ats[number];
        note_id := ids[number];
        return next;
      end loop;
      missing := missing - count;
      if missing <= 0 then
        return;
      end if;
      exit when has_seen_all;
      if count > 0 then
        place_at := made_at;
        place_id := note_id;
        if part = 0 then
          titled := titled || ids;
        end if;
      end if;
      if not has_walked then
        has_walked := true;
        select array_agg(id), array_agg(created_at) into ids, ats
        from (
          select id, created_at
          from (
            select id, created_at, width_bucket(created_at, starts) as slot,
              (select keys from note_keys where user_id = person and note_keys.note_id = notes.id) as keys
            from notes
            where user_id = person and %2$s and created_at >= since and (created_at, id) < (place_at, place_id)
            order by created_at desc, id desc limit walked_on) next_notes
          where keys @@ title_questions[slot] and id <> all (titled) limit missing) hits;
        continue;
      end if;
      exit when period < oldest;
      question := spread_search(
        case part when 0 then in_title else anywhere end, tag, greatest(period - periods + 1, oldest), period);
      if not with_titles then
        question := question && !! spread_search(in_title, tag, greatest(period - periods + 1, oldest), period);
      end if;
      period := period - periods;
      periods := least(periods * 16, periods_max);
      select array_agg(id), array_agg(created_at) into ids, ats
      from (
        select id, created_at
        -- The offsets are fences: nothing tempts the planner to read all notes or keys of a person by another index, as it
        -- takes people to have a few hundred.
        from (select user_id, note_keys.note_id from note_keys where keys @@ question offset 0) answers,
          lateral (
            select id, created_at, deleted_at, reminder, passion from notes
            where user_id = person and id = answers.note_id offset 0) own
        where answers.user_id = person and %2$s and created_at >= since and (created_at, id) < (place_at, place_id)
          and id <> all (titled)
        order by created_at desc, id desc limit missing) hits;
    end loop;
  end loop;
end $body$
$template$, 'search_notes_' || list.name, list.condition);
  end loop;
end $make$;
