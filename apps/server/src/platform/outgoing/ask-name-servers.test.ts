import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askNameServers } from './ask-name-servers.ts';

const HEAD_BYTES = 12;
const TYPE_A = 1;
const TYPE_AAAA = 28;

/** A name server that knows names by their first label, and does not answer `silent`. */
let server: Socket;
let silentQuestions = 0;
beforeAll(async () => {
  server = createSocket('udp4', (question, from) => {
    const nameLength = question[HEAD_BYTES] ?? 0;
    const name = question.toString('latin1', HEAD_BYTES + 1, HEAD_BYTES + 1 + nameLength);
    const nameEnd = question.indexOf(0, HEAD_BYTES) + 1;
    const type = question.readUInt16BE(nameEnd);
    if (name === 'silent') silentQuestions += 1;
    else server.send(answerTo(question.subarray(0, nameEnd + 4), name, type), from.port, from.address);
  });
  server.bind(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

const answerTo = (question: Buffer, name: string, type: number): Buffer => {
  const address = name === 'known' ? addresses.get(type) : undefined;
  const head = Buffer.from(question.subarray(0, HEAD_BYTES));
  // An answer; its code is 3 if the name does not exist.
  head.writeUInt16BE(name === 'known' ? 0x8180 : 0x8183, 2);
  head.writeUInt16BE(address ? 1 : 0, 6);
  head.fill(0, 8, HEAD_BYTES);
  const record = Buffer.from([
    0xc0,
    HEAD_BYTES,
    0,
    type,
    0,
    1,
    0,
    0,
    0,
    60,
    0,
    address?.length ?? 0,
    ...(address ?? []),
  ]);
  return Buffer.concat([head, question.subarray(HEAD_BYTES), ...(address ? [record] : [])]);
};
const addresses = new Map([
  [TYPE_A, [8, 8, 4, 4]],
  [TYPE_AAAA, [0x20, 1, 0x48, 0x60, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x88, 0x44]],
]);
const ask = (hostname: string, timeoutMs = 30_000) =>
  askNameServers(hostname, { servers: [`127.0.0.1:${server.address().port}`], timeoutMs });

it('answers the addresses of both kinds, and those that are addresses already', async () => {
  expect(await ask('known.example.com')).toEqual([
    { address: '8.8.4.4', family: 4 },
    { address: '2001:4860::8844', family: 6 },
  ]);
  expect(await ask('2001:4860::8844')).toEqual([{ address: '2001:4860::8844', family: 6 }]);
});

it('fails if the name does not exist, and in time if one name server is silent, without delaying others', async () => {
  await expect(ask('missing.example.com')).rejects.toMatchObject({ code: 'ENOTFOUND' });
  void Promise.allSettled(Array.from({ length: 20 }, () => ask('silent.example.com', 60_000)));
  expect(await ask('known.example.com')).toHaveLength(2);
  const silent = Promise.allSettled(Array.from({ length: 20 }, () => ask('silent.example.com', 100)));
  expect((await silent).map(({ status }) => status)).toEqual(Array(20).fill('rejected'));
  expect(silentQuestions).toBeGreaterThan(0);
});
