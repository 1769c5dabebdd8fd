/** So many people are remembered; with more of them at work at once what has waited longest comes first. */
const ROUND_MAX = 100;

/** Takes up to `limit` rows that are due, of anybody but the people who are passed over. */
type Take<Row> = (limit: number, passedOver: readonly string[]) => Promise<Row[]>;

/**
 * Gives turns by person: whoever had one waits until everybody else for whom something is due had theirs, however much
 * one of them brings.
 */
export const createTurns = <Row>(ownerOf: (row: Row) => string) => {
  const served = new Set<string>();

  return async (limit: number, take: Take<Row>): Promise<Row[]> => {
    const rows = await take(limit, [...served]);
    if (rows.length < limit && served.size > 0) {
      served.clear();
      rows.push(...(await take(limit - rows.length, [])));
    }
    for (const person of rows.map(ownerOf)) {
      served.delete(person);
      served.add(person);
    }
    for (const person of served) if (served.size > ROUND_MAX) served.delete(person);
    return rows;
  };
};
