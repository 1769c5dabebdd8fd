import pg from 'pg';

/** One connection by itself, for work that takes as long as it takes. */
export const openClient = async (options: pg.ClientConfig): Promise<pg.Client> => {
  const client = new pg.Client(options);
  // A connection that breaks while nothing is asked would end the process; the next statement says so instead.
  client.on('error', () => undefined);
  await client.connect();
  return client;
};
