import type { Benchmark } from '../benchmark.ts';
import type { DataSet } from '../data-set.ts';
import { measureThroughput, type Request, warmUp } from '../load.ts';
import { startParseServer } from '../parse-server.ts';
import { findBestPeer, type PeerWork, peerWorks } from '../peer-figures.ts';
import { compareWith, type Effort, type MeasuredRow } from '../row.ts';
import { sampleNote } from '../statements.ts';

const GOAL = 5;
const CLIENTS = 8;
const WORD = 'harvest';

type Side = { port: number; requests: Record<PeerWork, Request> };

/** The three calls that all of them have, beside what the others did or, when they are run too, do here. */
export const peers: Benchmark<DataSet> = {
  name: 'peers',
  async measure(dataSet, effort) {
    const ours = oursOn(dataSet);
    const rows: MeasuredRow[] = [];
    for (const work of peerWorks) {
      const best = findBestPeer(work);
      rows.push(
        compareWith(
          await inRounds(ours, work, effort),
          { rounds: [best.perSecond], note: `${best.name}, the best of them` },
          { is: 'at least', ratio: GOAL },
        ),
      );
    }
    return effort.withPeers ? [...rows, ...(await besideParseServer(ours, effort))] : rows;
  },
};

const oursOn = ({ app, neighbour, writer }: DataSet): Side => ({
  port: app.port,
  requests: {
    create: {
      path: '/api/note',
      token: writer.token,
      body: { title: sampleNote.title, content: `<p>${sampleNote.text}</p>` },
    },
    'list of 20': { path: '/api/note?limit=20', token: neighbour.token },
    search: { path: `/api/note?search=${WORD}`, token: neighbour.token },
  },
});

const measureOnce = ({ port, requests }: Side, work: PeerWork, seconds: number): Promise<number> =>
  measureThroughput({ ...requests[work], port, connections: CLIENTS, seconds });

const inRounds = async (side: Side, work: PeerWork, { rounds, seconds, warmUpSeconds }: Effort) => {
  await warmUp({ ...side.requests[work], port: side.port }, warmUpSeconds);
  const figures: number[] = [];
  for (let round = 0; round < rounds; round += 1) figures.push(await measureOnce(side, work, seconds / 2));
  return { topic: 'peers', work: `times the best peer: ${work}`, unit: 'per second', ours: figures } as const;
};

const besideParseServer = async (ours: Side, { rounds, seconds, warmUpSeconds }: Effort): Promise<MeasuredRow[]> => {
  const parse = await startParseServer({ ...sampleNote, word: WORD });
  if (!parse) return [];
  try {
    const rows: MeasuredRow[] = [];
    for (const work of peerWorks) {
      const [here, there]: [number[], number[]] = [[], []];
      await warmUp({ ...parse.requests[work], port: parse.port }, warmUpSeconds);
      for (let round = 0; round < rounds; round += 1) {
        there.push(await measureOnce(parse, work, seconds));
        here.push(await measureOnce(ours, work, seconds));
      }
      rows.push(
        compareWith(
          { topic: 'peers', work: `times Parse Server here: ${work}`, unit: 'per second', ours: here },
          { rounds: there, note: `Parse Server ${parse.version}` },
          { is: 'at least', ratio: GOAL },
        ),
      );
    }
    return rows;
  } finally {
    await parse.stop();
  }
};
