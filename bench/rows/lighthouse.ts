import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { storageKeys } from '@pinlife/contract/storage-keys';
import { createApi } from '../../scripts/app/api.ts';
import { browserFlags, findFullBrowser } from '../../scripts/lib/browser.mjs';
import { waitForExit } from '../../scripts/lib/child.mjs';
import { fromRoot, pinnedNode } from '../../scripts/lib/paths.mjs';
import type { Benchmark } from '../benchmark.ts';
import type { DataSet } from '../data-set.ts';
import { ensureExtra } from '../extras.ts';
import { compareWithTarget, type MeasuredRow } from '../row.ts';

const RUNS = 5;
const GOAL_FULL = 100;
const GOAL_SHIFT = 0.02;

type Audit = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  layoutShift: number;
  firstPaintMs: number;
  largestPaintMs: number;
  blockingMs: number;
  shortcomings: string[];
};

type Address = {
  name: string;
  url: string;
  stored: Record<string, string>;
  goal: number;
  /** Whether search engines may find it. */
  isFound?: boolean;
};

/** Lighthouse scores of the pages that people and visitors see first, on a mid-range phone and a slow network. */
export const lighthouse: Benchmark<DataSet> = {
  name: 'lighthouse web vitals',
  async measure({ app, person }, { isQuick }) {
    const executablePath = findFullBrowser();
    if (!executablePath || !(await ensureExtra('lighthouse'))) {
      console.log('Lighthouse or a Chromium for it cannot be had here: no web vitals.');
      return [];
    }
    const pages: Address[] = [
      { name: 'login', url: `${app.url}/login`, stored: {}, goal: 95 },
      { name: 'dashboard', url: app.url, stored: { [storageKeys.token]: person.token }, goal: 95 },
      ...(await openPublicPages(app, person.token)),
    ];
    const rows: MeasuredRow[] = [];
    for (const page of pages) {
      const audits: Audit[] = [];
      for (let run = 0; run < (isQuick ? 1 : RUNS); run += 1) audits.push(await audit(page, executablePath));
      rows.push(...describePage(page, audits));
    }
    return rows;
  },
};

/** Pages for visitors: a shared note, one with a passphrase, and an indexed profile. */
const openPublicPages = async ({ url }: DataSet['app'], token: string): Promise<Address[]> => {
  const api = createApi(url);
  const share = async (title: string, body: Record<string, unknown>) => {
    const content = `<h2>For six</h2><p>${'Soak it in warm water. '.repeat(60)}</p>`;
    const note = await api.demand('createNote', { token, body: { title, content } });
    return api.demand('updateShare', { token, params: { id: note._id }, body });
  };
  const publicProfile = { enabled: true, indexed: true };
  const { username } = await api.demand('updateUser', { token, body: { publicProfile } });
  const [shared, locked] = [
    await share('Fish curry', { onProfile: true }),
    await share('Locked', { passphrase: 'kudampuli' }),
  ];
  const page = { stored: {}, goal: GOAL_FULL };
  return [
    { ...page, name: 'shared pinup', url: shared.url },
    { ...page, name: 'passphrase', url: locked.url },
    { ...page, name: 'public profile', url: `${url}/u/${username}`, isFound: true },
  ];
};

const audit = async ({ url, stored }: Address, executablePath: string): Promise<Audit> => {
  const child = spawn(pinnedNode, [fromRoot('bench', 'lighthouse', 'audit.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify({ url, stored, executablePath, browserFlags }));
  const [said, code] = await Promise.all([text(child.stdout), waitForExit(child)]);
  if (code !== 0) throw new Error(`Lighthouse ended with code ${code} for ${url}.`);
  return JSON.parse(said);
};

const describePage = ({ name, goal, isFound }: Address, audits: readonly Audit[]): MeasuredRow[] => {
  const [best] = audits.toSorted((a, b) => b.performance - a.performance);
  if (!best) return [];
  if (best.performance < goal) console.log(`${name}, worth a look: ${best.shortcomings.join('; ')}`);
  const scores = audits.map(({ performance }) => performance).join(', ');
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  const paints = `first paint ${seconds(best.firstPaintMs)}, largest ${seconds(best.largestPaintMs)}, blocked ${Math.round(best.blockingMs)} ms`;
  const shared = { topic: 'vitals', unit: 'points' } as const;
  const note = audits.length > 1 ? `best of ${scores}; ${paints}` : paints;
  const atLeast = { is: 'at least' } as const;
  return [
    compareWithTarget({ ...shared, work: `${name}: performance`, ours: [best.performance], note }, goal, atLeast),
    compareWithTarget({ ...shared, work: `${name}: accessibility`, ours: [best.accessibility] }, GOAL_FULL, {
      ...atLeast,
      isExact: true,
    }),
    compareWithTarget({ ...shared, work: `${name}: best practices`, ours: [best.bestPractices] }, GOAL_FULL, {
      ...atLeast,
      isExact: true,
    }),
    ...(isFound
      ? [
          compareWithTarget({ ...shared, work: `${name}: search engines`, ours: [best.seo] }, GOAL_FULL, {
            ...atLeast,
            isExact: true,
          }),
        ]
      : []),
    compareWithTarget(
      { ...shared, unit: 'shift', work: `${name}: layout shift`, ours: [best.layoutShift] },
      GOAL_SHIFT,
    ),
  ];
};
