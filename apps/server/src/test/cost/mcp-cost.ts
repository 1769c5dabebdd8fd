import type { TestApp } from '../app.ts';
import { createPerson } from '../person.ts';
import type { CostRow } from './costs.ts';
import { type Cost, createMeter, middleOf } from './measure.ts';

const TRIES = 3;
const WARM_UPS = 2;
/** The most keys within the limit of a message. */
const WIDE_KEYS = 20_000;

const many = (make: (number: number) => [string, unknown]) =>
  Object.fromEntries(Array.from({ length: WIDE_KEYS }, (_, number) => make(number)));

/** Messages of assistants are no calls of the contract: measures many keys, a long list and a long text. */
export const measureMcpCost = async (testApp: TestApp): Promise<CostRow> => {
  const meter = await createMeter(testApp);
  const { token } = await createPerson(testApp);
  let status = 0;
  const send = async (given: Record<string, unknown>) => {
    const params = { name: 'search_pinups', arguments: given };
    const { statusCode } = await testApp.app.inject({
      method: 'POST',
      url: '/mcp',
      headers: { accept: 'application/json, text/event-stream', authorization: `Bearer ${token}` },
      payload: { jsonrpc: '2.0', id: 1, method: 'tools/call', params },
    });
    status = statusCode;
  };
  const measure = async (given: Record<string, unknown>): Promise<Cost> => {
    const all: Cost[] = [];
    for (let count = 0; count < TRIES; count += 1) all.push(await meter(() => send(given), { isClean: true }));
    return middleOf(all);
  };
  const usual = { search: 'rain' };
  for (let count = 0; count < WARM_UPS; count += 1) await send(usual);
  const common = await measure(usual);
  const tried = {
    'many keys': many((number) => [`k${number}`, 1]),
    'a long list': { search: Array.from({ length: 120_000 }, () => 1) },
    'a long text': { search: 'rain '.repeat(50_000) },
  };
  const costs: { name: string; cost: Cost; status: number }[] = [];
  for (const [name, given] of Object.entries(tried)) costs.push({ name, cost: await measure(given), status });
  const [dearest] = costs.toSorted((one, other) => other.cost.cpuMs - one.cost.cpuMs);
  return {
    call: 'POST /mcp',
    common,
    worst: dearest?.cost ?? common,
    name: dearest?.name ?? '',
    status: dearest?.status ?? 0,
  };
};
