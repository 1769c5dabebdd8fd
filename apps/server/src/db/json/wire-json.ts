/**
 * SQL that builds JSON by concatenation, for answers that the database assembles. PostgreSQL's row_to_json and
 * json_build_object look up the type of every value each time, which takes longer than everything else. Replace
 * this file when PostgreSQL caches those look-ups.
 */
type Piece =
  /** Copied unchanged. */
  | { literal: string }
  /** An expression that is JSON, and never null. */
  | { sql: string }
  /** An expression that is true or false. */
  | { flag: string };
export type WireJson = readonly Piece[];

export const wireSql = (sql: string): WireJson => [{ sql }];
export const wireFlag = (flag: string): WireJson => [{ flag }];
export const wireNone: WireJson = [{ literal: '[]' }];
export const wireUuid = (column: string): WireJson => [quote, { sql: column }, quote];
export const wireText = (column: string): WireJson => [{ sql: `to_json(${column})` }];
/** Writes a text that is usually empty. */
export const wireRareText = (column: string): WireJson => [
  { sql: `case when ${column} = '' then '""' else to_json(${column})::text end` },
];

/** An instant of milliseconds, `"2026-11-14T18:40:00.000Z"`. `at` is SQL of `instantSql`. */
export const wireInstant = (at: string): WireJson => [{ sql: at }, { literal: 'Z"' }];
/**
 * SQL of an instant in milliseconds. JSON drops trailing zeros of a second; with a microsecond added there are always
 * six digits, of which three are kept.
 */
export const instantSql = (column: string): string =>
  `to_json((${column} at time zone 'UTC') + interval '1 microsecond')::varchar(${'"2026-11-14T18:40:00.000'.length})`;

export const wireNullable = (column: string, json: WireJson): WireJson => [
  { sql: `case when ${column} is null then 'null' else ${jsonSql(json)} end` },
];

export const wireObject = (fields: Readonly<Record<string, WireJson>>): WireJson => [
  ...Object.entries(fields).flatMap(([key, value], index) => [
    { literal: `${index === 0 ? '{' : ','}${JSON.stringify(key)}:` },
    ...value,
  ]),
  { literal: '}' },
];

/** The JSON as an SQL expression of type text, with as few concatenated pieces as possible: each costs time. */
export const jsonSql = (json: WireJson): string => {
  const parts: string[] = [];
  let before = '';
  for (const piece of json) {
    if ('literal' in piece) {
      before += piece.literal;
      continue;
    }
    if ('flag' in piece) parts.push(`case when ${piece.flag} then '${before}true' else '${before}false' end`);
    else parts.push(...(before ? [`'${before}'`] : []), piece.sql);
    before = '';
  }
  return `concat(${[...parts, ...(before ? [`'${before}'`] : [])].join(', ')})`;
};

const quote: Piece = { literal: '"' };
