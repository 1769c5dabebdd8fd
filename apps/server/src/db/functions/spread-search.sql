-- A question about the notes of some periods. Each of its keys, which begin with a mark, is spread over the periods, and
-- not the question as a whole: so the index can start from its rarest word.
create or replace function spread_search(question text, tag text, lowest int, highest int) returns tsquery
language plpgsql immutable as $$
declare
  keys text := '''' || tag || lowest || '\1';
begin
  for period in lowest + 1 .. highest loop
    keys := keys || ' | ''' || tag || period || '\1';
  end loop;
  return regexp_replace(question, E'\x01((?:[^'']|'''')*''(?::\\*)?)', '(' || keys || ')', 'g')::tsquery;
end $$;
