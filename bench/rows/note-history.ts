import { NOTE_VERSIONS_MAX } from '@pinlife/contract/note/limits';
import type { RunningApp } from '../../scripts/app/run-app.ts';
import type { Benchmark } from '../benchmark.ts';
import { logInNew, type ReadPage } from '../log-in.ts';
import { compareWith, compareWithTarget, timed, timeInTurn } from '../row.ts';

const SAVE_GOAL = 1.15;
const LATE_GOAL = 1.5;
const EDITS = 10_000;
const QUICK_EDITS = 1_000;
const REPETITIONS = 60;
const SAMPLE = 200;
const WORDS = 'Words of a note that somebody edits again and again. ';

/** The cost of a save that keeps a version, beside one that is joined with the save before it, and after very many. */
export const noteHistory: Benchmark<RunningApp> = {
  name: 'history',
  async measure(app, { rounds, isQuick }) {
    const { api, token, otherToken, readPage } = await logInNew(app, 'editsoften');
    const edits = isQuick ? QUICK_EDITS : EDITS;
    let count = 0;
    const create = async () => (await api.demand('createNote', { token, body: { title: 'Edited' } }))._id;
    const edit = (id: string, by: string) => {
      count += 1;
      const body = { content: `<p>${WORDS.repeat(20)}${count}</p>` };
      return api.demand('updateNote', { token: by, params: { id }, body });
    };
    const [kept, joined] = [await create(), await create()];
    // Two sessions alternate, so that none of their edits is joined.
    let isOther = false;
    const editKept = () => {
      isOther = !isOther;
      return edit(kept, isOther ? otherToken : token);
    };
    for (let made = 0; made <= NOTE_VERSIONS_MAX; made += 1) await editKept();
    const [withVersion, without] = await timeInTurn(editKept, () => edit(joined, token), {
      rounds,
      repetitions: REPETITIONS,
    });
    const early = await timeEdits(editKept);
    for (let made = 0; made < edits - 2 * SAMPLE; made += 1) await editKept();
    const late = await timeEdits(editKept);
    const after = `after ${edits.toLocaleString('en')} edits`;
    return [
      compareWith(
        { topic: 'others', work: 'a save that keeps a version', unit: 'ms', ours: withVersion },
        { rounds: without, note: 'a save that keeps none' },
        { is: 'at most', ratio: SAVE_GOAL },
      ),
      compareWith(
        { topic: 'others', work: `a save ${after} of a note`, unit: 'ms', ours: late },
        { rounds: early, note: 'after a hundred' },
        { is: 'at most', ratio: LATE_GOAL },
      ),
      compareWithTarget(
        {
          topic: 'others',
          work: `versions ${after} of a note`,
          unit: 'elements',
          ours: [await countVersions(readPage, kept)],
        },
        NOTE_VERSIONS_MAX,
        { isExact: true },
      ),
    ];
  },
};

const timeEdits = async (edit: () => Promise<unknown>): Promise<number[]> => {
  const times: number[] = [];
  for (let count = 0; count < SAMPLE; count += 1) times.push(await timed(edit));
  return times;
};

const countVersions = async (read: ReadPage, id: string): Promise<number> => {
  let count = 0;
  let cursor = '';
  do {
    const { data, next } = await read(`/api/note/${id}/versions${cursor}`);
    count += data.length;
    cursor = next === null ? '' : `?cursor=${encodeURIComponent(next)}`;
  } while (cursor !== '');
  return count;
};
