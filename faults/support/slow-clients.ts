import { connect, type Socket } from 'node:net';

type Way = { prompt: string; slow: string; bytesAtOnce: number };

const ways: Record<string, Way> = {
  silent: { prompt: '', slow: '', bytesAtOnce: 1 },
  head: { prompt: '', slow: `GET /api/user HTTP/1.1\r\nX-Slow: ${'a'.repeat(1000)}`, bytesAtOnce: 1 },
  body: { prompt: postHead(1000), slow: 'a'.repeat(1000), bytesAtOnce: 1 },
  // Uses the whole header timeout, then the body timeout.
  headThenBody: { prompt: '', slow: postHead(2000) + 'a'.repeat(2000), bytesAtOnce: 6 },
};

function postHead(length: number): string {
  return `POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;
}

type SlowClients = {
  /** The duration of each connection, once all are closed. */
  lifetimes: Promise<number[]>;
  giveUp(): void;
};

/** Opens connections which never hang up by themselves, and resolves once all are open. */
export const openSlowClients = async (port: number, count: number, everyMs: number): Promise<SlowClients> => {
  const kinds = Object.values(ways);
  const clients = await Promise.all(
    Array.from({ length: count }, (_each, nr) => openSlowClient(port, kinds[nr % kinds.length] as Way, everyMs)),
  );
  return {
    lifetimes: Promise.all(clients.map(({ lifetime }) => lifetime)),
    giveUp() {
      for (const { socket } of clients) socket.destroy();
    },
  };
};

type SlowClient = { socket: Socket; lifetime: Promise<number> };

const openSlowClient = (port: number, { prompt, slow, bytesAtOnce }: Way, everyMs: number): Promise<SlowClient> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    const closed = Promise.withResolvers<number>();
    socket.on('error', () => undefined);
    socket.once('connect', () => {
      const openedAt = performance.now();
      socket.write(prompt);
      let sent = 0;
      const timer = setInterval(() => {
        if (sent < slow.length) socket.write(slow.slice(sent, sent + bytesAtOnce));
        sent += bytesAtOnce;
      }, everyMs);
      const end = () => {
        clearInterval(timer);
        closed.resolve(performance.now() - openedAt);
      };
      socket.once('end', end).once('close', end).resume();
      resolve({ socket, lifetime: closed.promise });
    });
  });
