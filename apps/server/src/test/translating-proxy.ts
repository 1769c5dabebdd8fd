import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type pg from 'pg';

/** The severities under `lc_messages = 'de_DE.UTF-8'`. */
const german: Record<string, string> = { ERROR: 'FEHLER', FATAL: 'FATAL', PANIC: 'PANIK', WARNING: 'WARNUNG' };

const HEADER_BYTES = 5;
const ERROR = 0x45;
const NOTICE = 0x4e;

type TranslatingProxy = { connection: pg.ClientConfig; close(): Promise<void> };

/**
 * A server with German messages. The embedded programs speak English only, so the severity, which clients may compare by
 * mistake, is translated on its way.
 */
export const openTranslatingProxy = async (target: pg.ClientConfig): Promise<TranslatingProxy> => {
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // The client notices when its connection is closed here.
    socket.on('error', () => undefined);
  };
  const server = createServer((client) => {
    const database = connect(`${target.host}/.s.PGSQL.${target.port}`);
    keep(client);
    keep(database);
    client.pipe(database);
    const translate = openTranslator();
    database.on('data', (piece: Buffer) => client.write(translate(piece)));
    database.on('close', () => client.end());
    client.on('close', () => database.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    connection: { ...target, host: '127.0.0.1', port: (server.address() as AddressInfo).port },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};

/** Splits a stream into messages, and returns the complete ones. */
const openTranslator = () => {
  let rest: Buffer = Buffer.alloc(0);
  return (piece: Buffer): Buffer => {
    rest = Buffer.concat([rest, piece]);
    const messages: Buffer[] = [];
    for (;;) {
      const length = rest.length < HEADER_BYTES ? Number.POSITIVE_INFINITY : rest.readUInt32BE(1) + 1;
      if (rest.length < length) return Buffer.concat(messages);
      messages.push(translateMessage(rest.subarray(0, length)));
      rest = rest.subarray(length);
    }
  };
};

const translateMessage = (message: Buffer): Buffer => {
  if (message[0] !== ERROR && message[0] !== NOTICE) return message;
  const fields = message.toString('utf8', HEADER_BYTES).split('\0');
  const text = fields.map((field) => (field.startsWith('S') ? `S${german[field.slice(1)] ?? field.slice(1)}` : field));
  const body = Buffer.from(text.join('\0'));
  const header = Buffer.from(message.subarray(0, HEADER_BYTES));
  header.writeUInt32BE(body.length + 4, 1);
  return Buffer.concat([header, body]);
};
