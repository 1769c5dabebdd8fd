/** How many parts an instance has: as many as it may ever have machines of PostgreSQL, and each costs every process some connections. */
export const PARTS_DEFAULT = 16;
export const PARTS_MAX = 64;

/** What no part has for itself: counts of attempts, and whose a name is. */
export const SHARED_SCHEMA = 'pinlife_shared';

/** The schema of a part. */
export const schemaOf = (part: number): string => `pinlife_part_${String(part).padStart(2, '0')}`;

/** The end of an id is random. Whatever is no id belongs to nobody, and any part says so. */
export const partOf = (userId: string, parts: number): number => {
  const end = Number.parseInt(userId.slice(-8), 16);
  return Number.isNaN(end) ? 0 : end % parts;
};

/** The same in SQL. */
export const partInSql = (column: string, parts: number): string =>
  `('x' || right(${column}::text, 8))::bit(32)::bigint % ${parts}`;
