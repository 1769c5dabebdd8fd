import type { Benchmark } from '../benchmark.ts';
import { measureBesideDatabase } from '../beside-database.ts';
import type { DataSet } from '../data-set.ts';
import { sampleNote, writeInsert } from '../statements.ts';

const goals = [
  { clients: 8, goal: 0.75 },
  { clients: 32, goal: 0.75 },
];

/** A note that is on the disk when it is answered. */
export const noteCreate: Benchmark<DataSet> = {
  name: 'create',
  async measure({ app, connection, writer }, effort) {
    const body = { title: sampleNote.title, content: `<p>${sampleNote.text}</p>` };
    const request = { port: app.port, path: '/api/note', token: writer.token, body };
    const database = { connection, statement: await writeInsert(writer.id) };
    return measureBesideDatabase({ topic: 'create', work: 'POST note, durable', request, database, goals }, effort);
  },
};
