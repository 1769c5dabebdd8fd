/** The number of people that are remembered; with more of them, the row that has waited longest comes first. */
const ROUND_MAX = 100;

/** Takes up to `limit` due rows of people who are not in `skippedUsers`. */
type Take<Row> = (limit: number, skippedUsers: readonly string[]) => Promise<Row[]>;

/** Round robin over people: a person's next row waits until all others with due rows were served. */
export const createRoundRobin = <Row>(ownerOf: (row: Row) => string) => {
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
