import type { RunningApp } from '../../scripts/app/run-app.ts';
import { programsOf } from '../app-programs.ts';
import type { Benchmark } from '../benchmark.ts';
import { ask, findUnchanged } from '../contest/ask.ts';
import { logInNew } from '../log-in.ts';
import { type ProcessorTime, sumOf } from '../processor.ts';
import type { Request } from '../replay.ts';
import { writeCreate, writeListOf20 } from '../requests.ts';
import { compareWith } from '../row.ts';
import { sampleProcessor } from '../sample.ts';
import { writeNote } from '../text/note.ts';

const GOAL = 1.5;
const CLIENTS = 8;
const NOTES = 20;

/** The CPU time of a list that is answered with 304, beside a call whose query is refused once its session is known. */
export const unchanged: Benchmark<RunningApp> = {
  name: 'unchanged list',
  async measure(app, { rounds, seconds }) {
    const { token } = await logInNew(app, 'asksagain');
    for (let nth = 0; nth < NOTES; nth += 1) await ask(app.port, writeCreate({ token }, writeNote(nth)));
    const same = await findUnchanged(app.port, writeListOf20({ token }));
    if (!same) throw new Error('The list has no ETag.');
    const refused = { token, path: '/api/note?limit=none' };
    const programs = programsOf(app);
    const sample = async (request: Request, status: number) => {
      const askOne = async () => {
        const answer = await ask(app.port, request);
        await answer.arrayBuffer();
        if (answer.status !== status) throw new Error(`${request.path} was answered with ${answer.status}.`);
      };
      return sampleProcessor(programs, seconds, () => Promise.all(Array.from({ length: CLIENTS }, askOne)));
    };
    const [ours, lookUps]: [ProcessorTime[], ProcessorTime[]] = [[], []];
    for (let round = 0; round <= rounds; round += 1) {
      lookUps.push(...(await sample(refused, 400)));
      ours.push(...(await sample(same, 304)));
    }
    // In the first round the server still compiles its code.
    const toUs = (times: ProcessorTime[]) => times.slice(1).map((time) => (sumOf(time) * 1000) / CLIENTS);
    return [
      compareWith(
        { topic: 'feed', work: 'unchanged list of 20 (304), processor time', unit: 'µs', ours: toUs(ours) },
        { rounds: toUs(lookUps), note: 'the look-up of the session' },
        { is: 'at most', ratio: GOAL },
      ),
    ];
  },
};
