import type { Tx } from '../../apps/server/src/db/pool.ts';
import { createNoteRepo } from '../../apps/server/src/features/note/repo.ts';
import { writeDocument } from '../../apps/server/src/features/note/search-keys.ts';
import type { DataSet } from '../data-set.ts';
import { measureThroughput } from '../load.ts';
import { inline, measureStatement } from '../pgbench.ts';
import { type Effort, median, perSecond, type Row } from '../row.ts';
import { signForNobody } from '../signing.ts';

const GOAL = 0.75;
const CLIENTS = [8, 32];

const title = 'Monsoon';
const text = 'Rain on the backwater and the smell of curry. '.repeat(5);

/** A note that is on the disk when it is answered, beside the same insert by the database alone. */
export const measureCreate = async (dataSet: DataSet, { rounds, seconds }: Effort): Promise<Row[]> => {
  const { app, connection, writer } = dataSet;
  const sql = await writeInsert(writer.id);
  const body = { title, content: `<p>${text}</p>` };
  const rows: Row[] = [];
  for (const clients of CLIENTS) {
    const ours: number[] = [];
    const reference: number[] = [];
    let tool = '';
    for (let round = 0; round < rounds; round += 1) {
      const alone = await measureStatement({ connection, sql, clients, seconds: seconds / 2 });
      reference.push(alone.perSecond);
      tool = alone.tool;
      const load = { port: app.port, connections: clients, seconds: seconds / 2 };
      ours.push(await measureThroughput({ ...load, path: '/api/note', token: writer.token, body }));
    }
    const ratio = median(ours) / median(reference);
    rows.push({
      work: `POST note, durable, ${clients} clients`,
      ratio,
      ours: perSecond(median(ours)),
      reference: `${perSecond(median(reference))}, ${tool}`,
      goal: `at least ${GOAL}`,
      isMet: ratio >= GOAL,
    });
  }
  return rows;
};

/** The statement that the server sends, with an id of the database's making. */
const writeInsert = async (userId: string): Promise<string> => {
  let sql = '';
  const tx = {
    async first(statement: { text: string; values: readonly unknown[] }) {
      sql = inline(statement.text, statement.values).replace(`'${ID}'`, 'gen_random_uuid()');
    },
  } as unknown as Tx;
  const options = { color: '#ffffff', passion: false, location: '', selfNote: false } as const;
  const createdAt = new Date();
  const { keys: searchKeys } = writeDocument(userId, createdAt, { title, others: [text, ''] });
  const note = { id: ID, title, content: `<p>${text}</p>`, plainText: text, options, createdAt, searchKeys };
  await createNoteRepo(tx, signForNobody).insert(tx, userId, note);
  return sql;
};

const ID = 'ffffffff-ffff-7fff-bfff-ffffffffffff';
