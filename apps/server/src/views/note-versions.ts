import { NOTE_PAGE_MAX_BYTES, VERSION_PAGE_SIZE } from '@pinlife/contract/note/limits';
import type { NoteVersion } from '@pinlife/contract/note/version';
import { type MediaSigning, signingParameters, wireMedia } from '../db/json/wire-media.ts';
import { wireTime } from '../db/json/wire-time.ts';
import type { Reader } from '../db/pool.ts';
import { read } from '../db/query.ts';
import { JsonText } from '../platform/text/json-text.ts';

export type VersionPage = { versions: JsonText<NoteVersion[]>; last: number | null };
type PageRow = { versions: string; last: number | null };

/** Above every version. */
const NEWEST = 2 ** 31 - 1;

/** A page of the versions of a note, newest first; null if there is no such note, or it is in the trash. */
export const listVersions = async (
  reader: Reader,
  {
    userId,
    noteId,
    since,
    before = NEWEST,
  }: { userId: string; noteId: string; since: Date; before?: number | undefined },
  signing: MediaSigning,
): Promise<VersionPage | null> => {
  const values = [userId, noteId, before, since, ...signing()];
  const row = await reader.first(read<PageRow>(pageStatement, values, 'note-versions'));
  return row ? { versions: new JsonText(row.versions), last: row.last } : null;
};

/** All versions of a note, newest first; also of one in the trash. */
export const createVersionExport = (reader: Reader, signing: MediaSigning) =>
  async function* readEveryVersion(userId: string, noteId: string): AsyncGenerator<NoteVersion> {
    let before = NEWEST;
    for (;;) {
      const values = [userId, noteId, before, '-infinity', ...signing()];
      const row = await reader.first(read<PageRow>(statementOf('true'), values));
      if (row) yield* new JsonText<NoteVersion[]>(row.versions).parse();
      if (!row || row.last === null) return;
      before = row.last;
    }
  };

const mediaColumns =
  'id, user_id, type, name, s3_key, note_id, size, content_type, width, height, placeholder, thumbs, duration, peaks';
const { join, json } = wireMedia(signingParameters(5));

const version = `json_build_object(
  'v', v.version, 'title', v.title, 'content', v.content,
  'options', json_build_object(
    'color', v.color, 'passion', v.passion, 'location', v.location, 'selfNote', v.self_note),
  'media', case when v.media = '{}' then '[]'::json else (
    select coalesce(json_agg(${json} order by m.rank), '[]')
    from (
      select ${mediaColumns
        .split(', ')
        .map((name) => `item.${name}`)
        .join(', ')}, rank, rank > v.grid_count as inline
      from unnest(v.media) with ordinality used (media_id, rank)
      join media item on item.user_id = v.user_id and item.id = media_id) m ${join}) end,
  'reminders', v.reminders, 'replacedAt', ${wireTime('v.replaced_at')},
  'lostMedia', case when v.media = '{}' then 0 else cardinality(v.media) - (
    select count(*) from media where user_id = v.user_id and id = any (v.media)) end)::text`;

/** Reads one row more than the page to know whether another page follows. */
const statementOf = (condition: string) => `
  select page.* from notes n cross join lateral (
    select concat('[', string_agg(${version}, ',' order by v.version desc), ']') as versions,
      case when count(*) < max(seen) then min(v.version) end as last
    from (
      select *, row_number() over newest as rank, sum(octet_length(content)) over newest as bytes, count(*) over () as seen
      from (
        select * from note_versions where user_id = $1 and note_id = $2 and version < $3 and replaced_at > $4
        order by version desc limit ${VERSION_PAGE_SIZE + 1}) newest_few
      window newest as (order by version desc)) v
    where rank <= ${VERSION_PAGE_SIZE} and (rank = 1 or bytes <= ${NOTE_PAGE_MAX_BYTES})) page
  where n.user_id = $1 and n.id = $2 and ${condition}`;
const pageStatement = statementOf('n.deleted_at is null');
