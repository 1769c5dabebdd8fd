type ReadAll<Row> = (keys: readonly string[]) => Promise<ReadonlyMap<string, Row>>;

/** A statement takes so many at the most. */
const GROUP_MAX = 500;

/**
 * Reads for whoever asks, all who ask meanwhile together: however many come, one read is under way, and what somebody is
 * answered was read after they asked.
 */
export const createGroupedReads = <Row>(readAll: ReadAll<Row>) => {
  const waiting = new Map<string, PromiseWithResolvers<Row | undefined>>();
  let isReading = false;

  const readGroup = async (): Promise<void> => {
    const group = [...waiting].slice(0, GROUP_MAX);
    for (const [key] of group) waiting.delete(key);
    try {
      const rows = await readAll(group.map(([key]) => key));
      for (const [key, { resolve }] of group) resolve(rows.get(key));
    } catch (error) {
      for (const [, { reject }] of group) reject(error);
    }
  };

  const readOn = async (): Promise<void> => {
    isReading = true;
    while (waiting.size > 0) await readGroup();
    isReading = false;
  };

  return (key: string): Promise<Row | undefined> => {
    const asked = waiting.get(key) ?? Promise.withResolvers<Row | undefined>();
    waiting.set(key, asked);
    if (!isReading) void readOn();
    return asked.promise;
  };
};
