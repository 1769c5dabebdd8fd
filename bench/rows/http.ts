import { startThrowawayApp } from '../../scripts/app/run-app.ts';
import { startBareServer } from '../bare.ts';
import { measureThroughput } from '../load.ts';
import { type Benchmark, median, perSecond } from '../row.ts';

const GOAL = 0.25;
const PATH = '/healthz';
const CONNECTIONS = 8;

/** The smallest call there is, beside bare node:http that sends the same bytes. */
export const measureHttp: Benchmark = async ({ rounds, seconds }) => {
  const app = await startThrowawayApp({ environment: { LOG_LEVEL: 'warn' } });
  const bare = await startBareServer(`${app.url}${PATH}`);
  try {
    const ours: number[] = [];
    const reference: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      reference.push(await measureThroughput({ port: bare.port, path: PATH, connections: CONNECTIONS, seconds }));
      ours.push(await measureThroughput({ port: app.port, path: PATH, connections: CONNECTIONS, seconds }));
    }
    const ratio = median(ours) / median(reference);
    return [
      {
        work: `GET ${PATH}, ${CONNECTIONS} connections`,
        ratio,
        ours: perSecond(median(ours)),
        reference: `${perSecond(median(reference))}, bare node:http`,
        goal: `at least ${GOAL}`,
        isMet: ratio >= GOAL,
      },
    ];
  } finally {
    bare.stop();
    await app.stop();
  }
};
