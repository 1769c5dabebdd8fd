import { MEMORIES_OF_A_YEAR_MAX } from '@pinlife/contract/memory/limits';
import type { Memory } from '@pinlife/contract/memory/schema';
import { NOTE_PAGE_MAX_BYTES } from '@pinlife/contract/note/limits';
import { type MediaSigning, signingParameters } from '../db/json/wire-media.ts';
import type { Reader } from '../db/pool.ts';
import { read } from '../db/query.ts';
import { JsonText } from '../platform/text/json-text.ts';
import { listedColumns, noteInList } from './note-json.ts';

type Day = { year: number; from: Date; to: Date };

export type Memories = ReturnType<typeof createMemories>;

/** Finds notes by the days of their creation: each day is one index lookup. */
export const createMemories = (reader: Reader, signing: MediaSigning) => ({
  async findOldest(userId: string): Promise<Date | null> {
    const row = await reader.first(read<{ created_at: Date }>(oldestStatement, [userId], 'memory-oldest'));
    return row?.created_at ?? null;
  },

  /** The newest few of each day. If the answer would be too large, the oldest are left out. */
  async list(userId: string, days: readonly Day[]): Promise<JsonText<Memory[]>> {
    const years = days.map(({ year }) => year);
    const starts = days.map(({ from }) => from);
    const ends = days.map(({ to }) => to);
    const values = [userId, years, starts, ends, ...signing()];
    const row = await reader.first(read<{ memories: string }>(listStatement, values, 'memory-list'));
    return new JsonText(row?.memories ?? '[]');
  },
});

const oldestStatement = `
  select created_at from notes where user_id = $1 and deleted_at is null order by created_at, id limit 1`;

const ofOneDay = `
  select ${listedColumns}, octet_length(notes.content) + notes.comment_bytes as bytes from notes
  where user_id = $1 and deleted_at is null and created_at >= day.starts_at and created_at < day.ends_at
    and not exists (select from hidden_memories hidden where hidden.user_id = $1 and hidden.note_id = notes.id)
  order by created_at desc, id desc limit ${MEMORIES_OF_A_YEAR_MAX}`;

/** The size of a note is known before its JSON is built. `offset 0` keeps PostgreSQL from building it twice. */
const listStatement = `
  select concat('[', string_agg(memory, ',' order by year desc), ']') as memories from (
    select year, concat('{"year":', year, ',"notes":[', string_agg(note, ',' order by created_at desc, id desc), ']}') as memory
    from (
      select year, created_at, id, ${noteInList(signingParameters(5))} as note from (
        select day.year, found.*, row_number() over newest as rank, sum(found.bytes) over newest as total
        from unnest($2::int[], $3::timestamptz[], $4::timestamptz[]) as day (year, starts_at, ends_at)
        cross join lateral (${ofOneDay}) found
        window newest as (order by day.year desc, found.created_at desc, found.id desc)) n
      where total <= ${NOTE_PAGE_MAX_BYTES} or rank = 1 offset 0) written
    group by year) years`;
