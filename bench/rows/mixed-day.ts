import type { Benchmark } from '../benchmark.ts';
import { openMixedDay } from '../contest/day.ts';
import { startOthers } from '../contest/others.ts';
import { startPinLife } from '../contest/pinlife.ts';
import { warmUp } from '../load.ts';
import { canWatch } from '../process.ts';
import { sumOf, waitUntilIdle } from '../processor.ts';
import { compareWith, compareWithTarget, type MeasuredRow } from '../row.ts';
import { createSeries, type Series, takeSample } from '../sample.ts';

const PEOPLE = { quick: 100, full: 1_000 };
const CLIENTS = 8;
const GOAL_MS = 1;
/** The goal as a share of another program's CPU time. */
const PEER_GOAL = 0.5;

/** The CPU time of a call of the mixed day, and with `--peers` that of other programs. */
export const mixedDay: Benchmark = {
  name: 'mixed day',
  async measure(_none, { isQuick, rounds, seconds, warmUpSeconds, withPeers }) {
    if (!canWatch) return [];
    const people = isQuick ? PEOPLE.quick : PEOPLE.full;
    const ours = await startPinLife();
    const others = withPeers ? await startOthers() : [];
    const contestants = [ours, ...others.map(({ contestant }) => contestant)];
    try {
      const sides = [];
      for (const contestant of contestants) {
        const side = await openMixedDay(contestant, people);
        await warmUp(side.replay, warmUpSeconds);
        await waitUntilIdle(side.programs);
        sides.push({ side, series: createSeries() });
      }
      for (let round = 0; round < rounds; round += 1) {
        for (const { side, series } of sides) await takeSample(series, side, { connections: CLIENTS, seconds });
      }
      const [own = createSeries(), ...series] = sides.map((one) => one.series);
      const work = `mixed day of ${people.toLocaleString('en')} people, processor time`;
      const shared = { unit: 'ms', ours: toMs(own), processor: own.processor } as const;
      const rows: MeasuredRow[] = [compareWithTarget({ ...shared, topic: 'others', work }, GOAL_MS)];
      for (const [index, { contestant, short }] of others.entries()) {
        const theirs = series[index] ?? createSeries();
        rows.push(
          compareWith(
            { ...shared, topic: 'peers', work: `times ${short}: ${work}` },
            { rounds: toMs(theirs), processor: theirs.processor, note: contestant.name },
            { is: 'at most', ratio: PEER_GOAL },
          ),
        );
      }
      return rows;
    } finally {
      for (const { stop } of contestants) await stop();
    }
  },
};

const toMs = ({ processor }: Series): number[] => processor.map(sumOf);
