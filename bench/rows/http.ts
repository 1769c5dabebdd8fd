import type { RunningApp } from '../../scripts/app/run-app.ts';
import { startBareServer } from '../bare.ts';
import type { Benchmark } from '../benchmark.ts';
import { measureThroughput } from '../load.ts';
import { compareWith } from '../row.ts';

const GOAL = 0.25;
const PATH = '/healthz';
const CONNECTIONS = 8;

/** The smallest call there is, beside bare node:http that sends the same bytes. */
export const http: Benchmark<RunningApp> = {
  name: 'http',
  async measure(app, { rounds, seconds }) {
    const bare = await startBareServer(`${app.url}${PATH}`);
    try {
      const [ours, reference]: [number[], number[]] = [[], []];
      for (let round = 0; round < rounds; round += 1) {
        const load = { path: PATH, connections: CONNECTIONS, seconds: seconds / 2 };
        reference.push(await measureThroughput({ ...load, port: bare.port }));
        ours.push(await measureThroughput({ ...load, port: app.port }));
      }
      const work = `GET ${PATH}, ${CONNECTIONS} connections`;
      return [
        compareWith(
          { topic: 'others', work, unit: 'per second', ours },
          { rounds: reference, note: 'bare node:http' },
          { is: 'at least', ratio: GOAL },
        ),
      ];
    } finally {
      bare.stop();
    }
  },
};
