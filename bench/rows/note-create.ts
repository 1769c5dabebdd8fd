import type { Benchmark } from '../benchmark.ts';
import type { DataSet } from '../data-set.ts';
import { measureThroughput, warmUp } from '../load.ts';
import { measureStatement } from '../pgbench.ts';
import { compareWith, type MeasuredRow } from '../row.ts';
import { sampleNote, writeInsert } from '../statements.ts';

const GOAL = 0.75;
const CLIENTS = [8, 32];

/** A note that is on the disk when it is answered, beside the same insert by the database alone. */
export const noteCreate: Benchmark<DataSet> = {
  name: 'create',
  async measure({ app, connection, writer }, { rounds, seconds }) {
    const sql = await writeInsert(writer.id);
    const body = { title: sampleNote.title, content: `<p>${sampleNote.text}</p>` };
    const request = { port: app.port, path: '/api/note', token: writer.token, body };
    await warmUp(request);
    const rows: MeasuredRow[] = [];
    for (const clients of CLIENTS) {
      const [ours, reference]: [number[], number[]] = [[], []];
      let tool = '';
      for (let round = 0; round < rounds; round += 1) {
        const alone = await measureStatement({ connection, sql, clients, seconds });
        reference.push(alone.perSecond);
        tool = alone.tool;
        ours.push(await measureThroughput({ ...request, connections: clients, seconds }));
      }
      const work = `POST note, durable, ${clients} clients`;
      rows.push(
        compareWith(
          { topic: 'create', work, unit: 'per second', ours },
          { rounds: reference, note: tool },
          { is: 'at least', ratio: GOAL },
        ),
      );
    }
    return rows;
  },
};
