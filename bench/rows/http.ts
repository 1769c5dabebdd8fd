import type { RunningApp } from '../../scripts/app/run-app.ts';
import { startBareServer } from '../bare.ts';
import type { Benchmark } from '../benchmark.ts';
import { createReplay } from '../replay.ts';
import { compareWith } from '../row.ts';
import { createSeries, takeSample } from '../sample.ts';

const GOAL = 0.25;
const PATH = '/healthz';
const CONNECTIONS = 8;

/** The smallest call, beside bare node:http that sends the same bytes. */
export const http: Benchmark<RunningApp> = {
  name: 'http',
  async measure(app, { rounds, seconds }) {
    const bare = await startBareServer(`${app.url}${PATH}`);
    try {
      const [ours, reference] = [createSeries(), createSeries()];
      const sideOf = ({ port, pid }: { port: number; pid: number }) => ({
        replay: createReplay(port, [{ path: PATH }]),
        programs: { server: pid },
      });
      const [here, there] = [sideOf(app), sideOf(bare)];
      const load = { connections: CONNECTIONS, seconds: seconds / 2 };
      for (let round = 0; round < rounds; round += 1) {
        await takeSample(reference, there, load);
        await takeSample(ours, here, load);
      }
      const work = `GET ${PATH}, ${CONNECTIONS} connections`;
      return [
        compareWith(
          { topic: 'others', work, unit: 'per second', ours: ours.rounds, processor: ours.processor },
          { ...reference, note: 'bare node:http' },
          { is: 'at least', ratio: GOAL },
        ),
      ];
    } finally {
      bare.stop();
    }
  },
};
