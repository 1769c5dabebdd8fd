import { once } from 'node:events';
import { type AddressInfo, connect as connectSocket, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../test/database.ts';
import { createTestLog } from '../test/log.ts';
import { type Listener, openListener } from './listen.ts';
import { read, write } from './query.ts';

let test: TestDatabase;
const listeners: Listener[] = [];

beforeAll(async () => {
  test = await createTestDatabase();
});
afterEach(() => Promise.all(listeners.splice(0).map((listener) => listener.close())));
afterAll(() => test.drop());

const listen = (connect = test.connection) => {
  const { log, lines } = createTestLog();
  const heard: string[] = [];
  const onReconnect = vi.fn();
  const onNotification = vi.fn((channel: string, payload: string) => {
    heard.push(`${channel}:${payload}`);
  });
  const listener = openListener({
    connect,
    channels: ['work', 'Odd "name"'],
    onNotification,
    onReconnect,
    log,
    timeouts: { heartbeatMs: 50, answerMs: 1_000 },
  });
  listeners.push(listener);
  return { listener, heard, onReconnect, onNotification, lines };
};

const notify = (channel: string, payload?: string) => test.database.transaction((tx) => tx.notify(channel, payload));

const listListeners = () =>
  test.database.all(
    read<{ pid: number }>(
      `select pid from pg_stat_activity where application_name = 'pinlife-listen' and datname = current_database()`,
    ),
  );

const terminateListeners = () =>
  test.database.transaction((tx) =>
    tx.all(
      write(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where application_name = 'pinlife-listen' and datname = current_database()`,
      ),
    ),
  );

/** A connection to the database that can stop carrying bytes while both its ends stay open. */
const openLine = async () => {
  const { host, port } = test.connection;
  const ends: Socket[] = [];
  const server = createServer((near) => {
    const far = connectSocket(join(`${host}`, `.s.PGSQL.${port}`));
    near.pipe(far).pipe(near);
    ends.push(near, far);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const end of ends) end.destroy();
    server.close();
  });
  return {
    connection: { ...test.connection, host: '127.0.0.1', port: (server.address() as AddressInfo).port },
    fallSilent: () => {
      for (const end of ends) end.unpipe().pause();
    },
  };
};

describe('a listener', () => {
  it('receives only its own channels, with any characters in their names', async () => {
    const { heard, onReconnect } = listen();
    await vi.waitFor(() => expect(onReconnect).toHaveBeenCalledOnce());

    await notify('elsewhere', 'lost');
    await notify('Odd "name"', 'a');
    await notify('work');

    await vi.waitFor(() => expect(heard).toEqual(['Odd "name":a', 'work:']));
  });

  it('reconnects after its connection was cut, and reports it, as messages may have been missed', async () => {
    const { heard, onReconnect, lines } = listen();
    for (const round of [1, 2]) {
      await vi.waitFor(() => expect(onReconnect).toHaveBeenCalledTimes(round));
      await terminateListeners();
      await vi.waitFor(() => expect(onReconnect).toHaveBeenCalledTimes(round + 1));
      await notify('work', `round ${round}`);
      await vi.waitFor(() => expect(heard).toContain(`work:round ${round}`));
    }
    expect(lines.map(({ msg }) => msg)).toEqual([
      'The connection that listens to the database is lost.',
      'Listening to the database again.',
      'The connection that listens to the database is lost.',
      'Listening to the database again.',
    ]);
  });

  it('replaces a connection that has fallen silent without an error', async () => {
    const line = await openLine();
    const { heard, onReconnect } = listen(line.connection);
    await vi.waitFor(() => expect(onReconnect).toHaveBeenCalledOnce());

    line.fallSilent();

    await vi.waitFor(() => expect(onReconnect).toHaveBeenCalledTimes(2));
    await notify('work', 'after the silence');
    await vi.waitFor(() => expect(heard).toEqual(['work:after the silence']));
  });

  it('waits for a database that is not there, without a word more than one', async () => {
    const { onReconnect, lines } = listen({ ...test.connection, host: '/nowhere' });
    await sleep(600);

    expect(onReconnect).not.toHaveBeenCalled();
    expect(lines.map(({ msg }) => msg)).toEqual(['The connection that listens to the database is lost.']);
  });

  it('outlives a callback that fails', async () => {
    const { heard, onReconnect, onNotification, lines } = listen();
    await vi.waitFor(() => expect(onReconnect).toHaveBeenCalledOnce());
    onNotification.mockImplementationOnce(() => {
      throw new Error('not my day');
    });

    await notify('work', 'first');
    await notify('work', 'second');

    await vi.waitFor(() => expect(heard).toEqual(['work:second']));
    expect(lines.map(({ msg }) => msg)).toEqual(['A listener failed.']);
  });

  it('leaves no connection behind when it is closed', async () => {
    const { listener, onReconnect } = listen();
    await vi.waitFor(() => expect(onReconnect).toHaveBeenCalledOnce());
    expect(await listListeners()).toHaveLength(1);

    await listener.close();

    await vi.waitFor(async () => expect(await listListeners()).toEqual([]));
  });
});
