import pg from 'pg';

/** A single connection without a statement timeout, for long work. */
export const openClient = async (options: pg.ClientConfig): Promise<pg.Client> => {
  const client = new pg.Client(options);
  // Without a listener, an error of an idle connection would end the process. The next statement reports it.
  client.on('error', () => undefined);
  await client.connect();
  return client;
};
