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
  -- So many of the newest notes are looked at one by one, and more of them where that is cheaper than the index, which
  -- gathers all that answer in a period.
  walked_first constant int := 32;
  walked_most constant int := 512;
  -- What nothing was found of in some notes is rare: the index is asked for so many times as many.
  growth constant int := 64;
  -- The index compares every note that it meets with all keys of a question, and reads those of a phrase besides.
  keys_most constant int := 128;
  phrase_keys_most constant int := 8;
  with_titles constant boolean := title_at is not null;
  with_others constant boolean := other_at is not null;
  sought text := case
    when not with_titles then concat('(', anywhere, ') & !(', in_title, ')')
    when with_others then anywhere
    else in_title end;
  place_at timestamptz := coalesce(title_at, other_at);
  place_id uuid := coalesce(title_id, other_id);
  newest_at timestamptz;
  newest int;
  oldest int;
  starts timestamptz[];
  title_questions tsquery[];
  questions tsquery[];
  question tsquery;
  title_ids uuid[] := '{}';
  title_ats timestamptz[] := '{}';
  other_ids uuid[] := '{}';
  other_ats timestamptz[] := '{}';
  missing int;
  found int;
  walk int := walked_first;
  walked int := 0;
  seen int;
  per_period double precision;
  -- So many notes were looked at or were asked for.
  covered double precision;
  keys_count int;
  period int;
  periods int;
  periods_most int;
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
    (select created_at from notes
     where user_id = person and %2$s and created_at >= since and (created_at, id) < (place_at, place_id)
     order by created_at desc, id desc limit 1),
    floor(date_part('epoch', (
      select created_at from notes where user_id = person and %2$s and created_at >= since
      order by created_at, id limit 1)) / period_seconds)
  into newest_at, oldest;
  if newest_at is null then
    return;
  end if;
  newest := floor(date_part('epoch', newest_at) / period_seconds);

  -- The walk, through notes of the two newest periods.
  starts := array[to_timestamp((newest - 1)::bigint * period_seconds), to_timestamp(newest::bigint * period_seconds)];
  title_questions := array[
    replace(in_title, E'\x01', '''' || tag || newest - 1)::tsquery,
    replace(in_title, E'\x01', '''' || tag || newest)::tsquery];
  questions := array[
    replace(sought, E'\x01', '''' || tag || newest - 1)::tsquery,
    replace(sought, E'\x01', '''' || tag || newest)::tsquery];
  loop
    -- Neither titled nor not is what does not answer.
    select
      title_ids || array_agg(id) filter (where is_titled), title_ats || array_agg(created_at) filter (where is_titled),
      other_ids || array_agg(id) filter (where not is_titled),
      other_ats || array_agg(created_at) filter (where not is_titled),
      count(*), min(created_at), (array_agg(id))[count(*)]
    into title_ids, title_ats, other_ids, other_ats, seen, place_at, place_id
    from (
      select id, created_at,
        case when keys @@ questions[slot]
          then with_titles and (not with_others or keys @@ title_questions[slot]) end as is_titled
      from (
        select id, created_at, width_bucket(created_at, starts) as slot,
          (select keys from note_keys where user_id = person and note_keys.note_id = notes.id) as keys
        from notes
        where user_id = person and %2$s and created_at >= greatest(since, starts[1])
          and (created_at, id) < (place_at, place_id)
        order by created_at desc, id desc limit walk offset 0) newest_notes
      offset 0) walked_notes;
    walked := walked + seen;
    found := greatest(cardinality(title_ids), cardinality(other_ids));
    if seen < walk then
      period := newest - 2;
      per_period := greatest(walked, 1) / 2.0;
      exit;
    end if;
    period := floor(date_part('epoch', place_at) / period_seconds);
    per_period := walked / (greatest(date_part('epoch', newest_at - place_at), 1) / period_seconds);
    missing := wanted - found;
    exit when missing <= 0 or walked >= walked_most or 2.5 * found * found * per_period < wanted::float8 * walked * walked;
    walk := least(walked_most, 1.25 * missing * walked / found + 8);
  end loop;

  covered := walked;

  -- The index, period by period, for what answers anywhere; then, from where that was enough, for titles.
  for titles_only in 0 .. (with_titles and with_others)::int loop
    if titles_only = 1 then
      sought := in_title;
    end if;
    keys_count := length(sought) - length(replace(sought, E'\x01', ''));
    periods_most := greatest(1, case when sought like '%%<->%%' then phrase_keys_most else keys_most end / keys_count);
    loop
      found := case when titles_only = 1 then cardinality(title_ids)
        else greatest(cardinality(title_ids), cardinality(other_ids)) end;
      exit when found >= wanted or period < oldest;
      -- As many as should have what is missing, to judge by what was found so far.
      periods := greatest(1, least(periods_most, case
        when found = 0 then growth * greatest(covered, 1)
        else 1.25 * (wanted - found) * covered / found end / per_period));
      question := spread_search(sought, tag, greatest(period - periods + 1, oldest), period);
      select
        title_ids || array_agg(id) filter (where is_titled), title_ats || array_agg(created_at) filter (where is_titled),
        other_ids || array_agg(id) filter (where not is_titled),
        other_ats || array_agg(created_at) filter (where not is_titled)
      into title_ids, title_ats, other_ids, other_ats
      from (
        select id, created_at,
          with_titles and (not with_others or titles_only = 1
            or keys @@ replace(in_title, E'\x01',
              '''' || tag || floor(date_part('epoch', created_at) / period_seconds))::tsquery) as is_titled
        -- The offsets are fences: nothing tempts the planner to read all notes or keys of a person by another index, as it
        -- takes people to have a few hundred.
        from (select user_id, note_keys.note_id, keys from note_keys where keys @@ question offset 0) answers,
          lateral (
            select id, created_at, deleted_at, reminder, passion from notes
            where user_id = person and id = answers.note_id offset 0) own
        where answers.user_id = person and %2$s and created_at >= since
          and (place_at is null or (created_at, id) < (place_at, place_id))
        order by created_at desc, id desc) hits;
      period := period - periods;
      covered := covered + periods * per_period;
    end loop;
  end loop;

  pass := 0;
  for number in 1 .. least(cardinality(title_ids), wanted) loop
    made_at := title_ats[number];
    note_id := title_ids[number];
    return next;
  end loop;
  pass := 1;
  for number in 1 .. least(cardinality(other_ids), wanted - cardinality(title_ids)) loop
    made_at := other_ats[number];
    note_id := other_ids[number];
    return next;
  end loop;
end $body$
$template$, 'search_notes_' || list.name, list.condition);
  end loop;
end $make$;
