import { describe, expect, it } from 'vitest';
import { root } from '../lib/paths.mjs';
import { applyRule, rules } from './check-rules.ts';
import { readProject, toProject, toSourceFile } from './source-file.ts';

type Source = [path: string, text: string];
/** `beside`: another file that both need. */
type Example = { breaks: Source; keeps: Source; beside?: Source };

const slice = 'apps/server/src/features/note';

/** A file that breaks each rule, and a similar one that keeps it. */
const examples: Record<string, Example> = {
  'The contract imports neither app, no node: module and no package but zod and libphonenumber-js': {
    breaks: ['packages/contract/src/note/schema.ts', "import { join } from 'node:path';"],
    keeps: [
      'packages/contract/src/note/schema.ts',
      "import { z } from 'zod';\nimport { text } from '../validation.ts';",
    ],
  },
  'The two apps never import each other': {
    breaks: ['apps/web/src/lib/session/session.ts', "import { a } from '../../../../server/src/http/errors.ts';"],
    keeps: ['apps/web/src/lib/session/session.ts', "import { routes } from '@pinlife/contract/routes';"],
  },
  'Journeys know the page by what people see': {
    breaks: ['e2e/feed.spec.ts', "import { soon } from '../apps/web/src/lib/loading/quiet.ts';"],
    keeps: ['e2e/feed.spec.ts', "import { locale } from '../apps/web/src/locales/de.ts';"],
  },
  'Imports never lead upward': {
    breaks: ['apps/web/src/ui/action/button.tsx', "import { useNotes } from '../../features/note/api.ts';"],
    keeps: ['apps/web/src/features/note/card.tsx', "import { Button } from '../../ui/action/button.tsx';"],
  },
  'The API and the database know nothing of each other': {
    breaks: ['apps/server/src/http/auth.ts', "import type { Tx } from '../db/transaction.ts';"],
    keeps: ['apps/server/src/http/auth.ts', "import { AppError } from '../platform/error/app-error.ts';"],
  },
  'A slice meets another slice through its service, never through its other layers': {
    breaks: [`${slice}/service.ts`, "import type { UserRepo } from '../user/repo.ts';"],
    keeps: [`${slice}/service.ts`, "import type { UserService } from '../user/service.ts';"],
  },
  'Only a repo knows the database': {
    breaks: [`${slice}/service.ts`, "import { build } from '../../db/query.ts';"],
    keeps: [`${slice}/note-repo.ts`, "import { build } from '../../db/query.ts';"],
  },
  'Only the database, views and the guard know the batching': {
    breaks: [`${slice}/repo.ts`, "import { fastRead } from '../../db/batching/fast-statement.ts';"],
    keeps: ['apps/server/src/views/note-list.ts', "import type { Fields } from '../db/batching/fast-statement.ts';"],
  },
  'A view only reads': {
    breaks: ['apps/server/src/views/events.ts', "import type { Reader, Tx } from '../db/pool.ts';"],
    keeps: ['apps/server/src/views/events.ts', "import type { Reader } from '../db/pool.ts';"],
  },
  'Routes know no repo': {
    breaks: [`${slice}/routes.ts`, "import { listNotes } from './repo.ts';"],
    keeps: [`${slice}/routes.ts`, "import type { NoteService } from './service.ts';"],
  },
  'Only http/ and app.ts know Fastify': {
    breaks: [`${slice}/service.ts`, "import type { FastifyRequest } from 'fastify';"],
    keeps: ['apps/server/src/http/bind.ts', "import type { FastifyRequest } from 'fastify';"],
  },
  'Features of the web app import each other in their declared order': {
    breaks: ['apps/web/src/features/comment/a.tsx', "import { NoteCard } from '../note/card/note-card.tsx';"],
    keeps: ['apps/web/src/features/note/a.tsx', "const load = () => import('../comment/comment-section.tsx');"],
  },
  'Entities know only the nouns that they hang on': {
    breaks: ['apps/web/src/entities/note/a.ts', "import { renewMedia } from '../media/api.ts';"],
    keeps: ['apps/web/src/entities/media/a.ts', "import { changeCachedNote } from '../note/cache.ts';"],
  },
  'Style sheets of a feature are its own': {
    breaks: ['apps/web/src/features/editor/a.tsx', "import classes from '../note/card/note.module.css';"],
    keeps: ['apps/web/src/features/editor/a.tsx', "import paper from '../../ui/mark/paper.module.css';"],
  },
  'Only api.ts of an entity or a feature uses the API client': {
    breaks: ['apps/web/src/app/shell/api.ts', "import { call } from '../../lib/api/api-client.ts';"],
    keeps: ['apps/web/src/entities/note/api.ts', "import { call } from '../../lib/api/api-client.ts';"],
  },
  'Slices of the server form no ring': {
    breaks: [`${slice}/service.ts`, "import type { Media } from '../media/service.ts';"],
    keeps: [`${slice}/service.ts`, "import type { User } from '../user/service.ts';"],
    beside: ['apps/server/src/features/media/service.ts', "import type { Note } from '../note/service.ts';"],
  },
  'No file only passes on what others export': {
    breaks: ['apps/web/src/ui/index.ts', "export * from './button.tsx';\nexport { A } from './a.tsx';"],
    keeps: ['apps/web/src/ui/action/button.tsx', "export { A } from './a.tsx';\nexport const b = 1;"],
  },
  'No name is vague': {
    breaks: ['apps/web/src/lib/date-utils.ts', 'export const a = 1;'],
    keeps: ['apps/web/src/lib/utility-bill.ts', 'export const a = 1;'],
  },
  'Names are in kebab-case': {
    breaks: ['apps/web/src/ui/PinField.tsx', 'export const a = 1;'],
    keeps: ['apps/web/src/ui/field/pin-field.module.css', ''],
  },
  'A slice of the server is a folder of layers': {
    breaks: [`${slice}/queries/service.ts`, 'export const a = 1;'],
    keeps: ['apps/server/src/features/media/use/repo.ts', 'export const a = 1;'],
  },
  'A file of the contract stands in the folder of its noun': {
    breaks: ['packages/contract/src/note/helpful-figures.ts', 'export const a = 1;'],
    keeps: ['packages/contract/src/note/limits.ts', 'export const a = 1;'],
  },
  'Contract, server and web have the same nouns': {
    breaks: ['apps/web/src/features/pinup/card.tsx', 'export const a = 1;'],
    keeps: ['apps/server/src/features/mail/jobs.ts', 'export const a = 1;'],
  },
  'Code on demand comes through the one loader': {
    breaks: ['apps/web/src/features/note/card.tsx', "const load = () => import('./detail.tsx');"],
    keeps: [
      'apps/web/src/features/note/card.tsx',
      "type Detail = typeof import('./detail.tsx');\nconst A = lazyPart(() => import('./detail.tsx').then((module) => module.A));",
    ],
  },
  'A table is written by the slice that owns it': {
    breaks: ['apps/server/src/features/comment/repo.ts', 'run(`update notes set comment_count = 1`);'],
    keeps: [`${slice}/repo.ts`, "build.updateTable('notes'); run(`select from comments for update of comments`);"],
  },
  'A decision is half a page, under a number of its own': {
    breaks: ['docs/decisions/200-long.md', 'A line.\n'.repeat(46)],
    keeps: ['docs/decisions/200-long.md', `${'A line.\n'.repeat(44)}| ${'a wide row '.repeat(20)} |`],
  },
  'The index of decisions lists each of them': {
    breaks: ['docs/decisions/200-new.md', 'A line.'],
    keeps: ['docs/decisions/README.md', 'A line.'],
  },
  'Decisions name functions that exist': {
    breaks: ['docs/decisions/200-new.md', 'By `goneFunction`.'],
    keeps: ['docs/decisions/200-new.md', 'By `npm` and `gone.ts`.'],
  },
  'A table of README.md or docs/operations.md explains every setting': {
    breaks: ['apps/server/src/config.ts', 'const schema = z.object({\n  NEW_SETTING: z.string(),\n});'],
    keeps: ['apps/server/src/config.ts', 'const schema = z.object({});\nconst FALLBACK = { port: 8080 };'],
  },
  'What is exported is imported somewhere': {
    breaks: [`${slice}/dto.ts`, 'export const a = 1;'],
    keeps: [`${slice}/dto.ts`, 'const a = 1;\nexport default a;'],
  },
  'A walk names what its files have': {
    breaks: ['docs/walks.md', '1. `apps/server/src/app.ts` `createGone`: starts.'],
    keeps: ['docs/walks.md', 'The way of a note.'],
  },
  'Documents point to what there is': {
    breaks: ['docs/guide.md', 'It is in `scripts/gone.ts`.'],
    keeps: ['docs/guide.md', 'See [above](guide.md#top), [the site](https://example.org) and `npm start`.'],
  },
  'Only config.ts reads the environment': {
    breaks: ['apps/server/src/app.ts', "const port = process.env['PORT'];"],
    keeps: ['apps/server/src/app.ts', '/* process.env is read in config.ts */ const port = config.port;'],
  },
  "The wire's own spellings stay in the contract": {
    breaks: [`${slice}/dto.ts`, 'const a = { langugages: [] };'],
    keeps: ['packages/contract/src/user/schema.ts', 'const a = { langugages: [] };'],
  },
  'Only the contract knows that el means English': {
    breaks: ['apps/web/src/lib/i18n/i18n.ts', "const fallback = 'el';"],
    keeps: ['apps/web/src/lib/i18n/i18n.ts', "const load = () => import('../../locales/el.ts');"],
  },
  "One file touches pg's private parts": {
    breaks: ['apps/server/src/db/pulse.ts', 'const bytes = client.connection.stream.bytesRead;'],
    keeps: ['apps/server/src/db/batching/pg-internals.ts', 'const bytes = client.connection.stream.bytesRead;'],
  },
  'Texts of people are normalized in one place': {
    breaks: [`${slice}/dto.ts`, "const a = text.normalize('NFC');"],
    keeps: ['packages/contract/src/normal-form.ts', "const a = text.normalize('NFC');"],
  },
  'Only the guard refuses strangers': {
    breaks: [`${slice}/service.ts`, "throw new AppError('unauthorized');"],
    keeps: ['apps/server/src/features/session/guard/guard.ts', "throw new AppError('unauthorized');"],
  },
  'No check is silenced': {
    breaks: [`${slice}/dto.ts`, '// @ts-expect-error\nconst a: number = "";'],
    keeps: [`${slice}/dto.ts`, '// ignore what is blank\nconst a = 1;'],
  },
  'Nothing has the type any': {
    breaks: [`${slice}/dto.ts`, 'const a = (b: any) => b;'],
    keeps: [`${slice}/dto.ts`, '/** Takes a value: any text will do. */\nconst any = (b: unknown) => b;'],
  },
  'Nothing is left for later': {
    breaks: [`${slice}/dto.ts`, '// TODO: trim'],
    keeps: [`${slice}/dto.ts`, '// what is left to do is a task list'],
  },
  'No test is skipped, focused or retried': {
    breaks: ['e2e/login.spec.ts', "test.skip('logs in', () => {});"],
    keeps: ['e2e/login.spec.ts', "test('logs in', () => {});\nconst config = { retries: 0 };"],
  },
  'The repository stands alone': {
    breaks: ['docs/guide.md', 'The mockups lie in ../shared/design.'],
    keeps: ['docs/guide.md', 'What both apps share lies in packages/contract; the site is /home.'],
  },
  'Words mean what the glossary says': {
    breaks: [`${slice}/repo.ts`, 'await repo.holdNote(tx, id);'],
    keeps: [`${slice}/repo.ts`, '// Notes hold text.\nawait repo.lockNote(tx, id);'],
  },
  'Comments name subject, verb and object': {
    breaks: [`${slice}/repo.ts`, '/** What a note is found by. */\nconst keys = [];'],
    keeps: [`${slice}/repo.ts`, '/** The search keys: what a note is found by. */\nconst keys = [];'],
  },
  'Titles of tests begin with their subject or verb': {
    breaks: ['bench/row.test.ts', "it('that fails says why', () => {});"],
    keeps: ['bench/row.test.ts', "it('says why it failed', () => {});"],
  },
  'Titles of tests are in plain words': {
    breaks: ['bench/row.test.ts', "it('fails and says so', () => {});"],
    keeps: ['bench/row.test.ts', "it('fails with a message', () => say('whoever'));"],
  },
};

const findings = (name: string, ...sources: Source[]) => {
  const rule = rules.find((candidate) => candidate.name === name);
  if (!rule) throw new Error(`There is no rule "${name}"`);
  return applyRule(rule, toProject(sources.map(([path, text]) => toSourceFile(path, text))));
};

describe('import and structure rules', () => {
  it('has an example for every rule', () => {
    expect(Object.keys(examples)).toEqual(rules.map((rule) => rule.name));
  });

  it.each(Object.entries(examples))('%s: finds what breaks it', (name, { breaks, beside }) => {
    expect(findings(name, breaks, ...(beside ? [beside] : [])).map(({ path }) => path)).toContain(breaks[0]);
  });

  it.each(Object.entries(examples))('%s: leaves alone what keeps it', (name, { keeps, beside }) => {
    expect(findings(name, keeps, ...(beside ? [beside] : []))).toEqual([]);
  });

  it.each([
    ['packages/contract/src/note-limits.ts', 'belongs to a noun'],
    ['packages/contract/src/pinup/schema.ts', 'is no noun of the product'],
    ['packages/contract/src/note/limits/title.ts', 'its figures in limits.ts'],
  ])('reports where %s belongs in the contract', (path, message) => {
    const [finding] = findings('A file of the contract stands in the folder of its noun', [path, '']);
    expect(finding?.message).toContain(message);
  });

  it('accepts a word in the paths of its one meaning', () => {
    const judge = (path: string) => findings('Words mean what the glossary says', [path, 'await repo.claim(tx);']);
    expect(judge('apps/server/src/features/job/source.ts')).toEqual([]);
    expect(judge('apps/server/src/features/media/service.ts')).toHaveLength(1);
  });

  it('reads comments, tests, the page and SQL for words that mean nothing plain', () => {
    const judge = (path: string) => findings('Words mean what the glossary says', [path, '-- // No file of ours.']);
    const places = [
      'apps/web/src/sw/files.ts',
      'e2e/feed.spec.ts',
      'bench/row.ts',
      'apps/server/src/db/functions/a.sql',
    ];
    expect(places.flatMap(judge)).toHaveLength(places.length);
    expect(judge('apps/web/src/locales/de.ts')).toEqual([]);
  });

  it.each([
    ['/** Whoever had one waits. */', 1],
    ['/**\n * So many at once.\n */', 1],
    ['const a = 1; // Of a list.', 1],
    ['-- None of them.', 1],
    ['const address = "https://example.org//What";', 0],
    ['// The rows of a list.', 0],
  ])('finds a comment that begins with a relative clause: %s', (text, count) => {
    expect(findings('Comments name subject, verb and object', ['bench/row.ts', text])).toHaveLength(count);
  });

  it.each([
    ['it("that fails says why", () => {});', 1],
    ["  describe('what is kept', () => {});", 1],
    ["  ])('whoever waits %s', () => {});", 1],
    ["it.each(['/a'])('that redirects: %s', () => {});", 1],
    ["it('says why it fails', () => {});", 0],
  ])('finds a title that begins with a relative clause: %s', (text, count) => {
    expect(findings('Titles of tests begin with their subject or verb', ['bench/row.test.ts', text])).toHaveLength(
      count,
    );
  });

  it.each([
    ['250 words', `${'word '.repeat(10).trim()}\n`.repeat(25), 0],
    ['251 words', `${'word '.repeat(10).trim()}\n`.repeat(25).concat('more'), 1],
    [
      '250 words and limits',
      `${'word '.repeat(10).trim()}\n`.repeat(25).concat('| `A_MAX` | 5 | a | b |\n'.repeat(50)),
      0,
    ],
    ['46 lines', 'A line.\n'.repeat(46), 1],
  ])('counts lines and words of a decision: %s', (_, text, count) => {
    const rule = rules.find(({ name }) => name.startsWith('A decision'));
    const project = toProject([toSourceFile('docs/decisions/200-long.md', text)]);
    expect(rule && applyRule(rule, project)).toHaveLength(count);
  });

  it('counts the files of a glob as imported', () => {
    const rule = rules.find(({ name }) => name === 'What is exported is imported somewhere');
    const loader = toSourceFile(
      'apps/web/src/features/tag/texts.ts',
      "import.meta.glob<LateFile<'tag'>>('../../a/*.ts');",
    );
    const [taken, other] = ['a', 'b'].map((folder) =>
      toSourceFile(`apps/web/src/${folder}/de.ts`, 'export const texts = {};'),
    );
    if (!rule || !taken || !other) throw new Error('The rule is gone.');
    const project = toProject([loader, taken, other]);
    expect([taken, other].map((file) => rule.check(file, project).length)).toEqual([0, 1]);
  });

  it('finds the second of two decisions with one number', () => {
    const rule = rules.find(({ name }) => name.startsWith('A decision'));
    const files = ['docs/decisions/107-a.md', 'docs/decisions/107-b.md', 'docs/decisions/108-c.md'];
    const project = toProject(files.map((path) => toSourceFile(path, 'Why.')));
    expect(rule && applyRule(rule, project).map(({ path }) => path)).toEqual(['docs/decisions/107-b.md']);
  });

  it.each([
    ['| `PORT`, `HOST` | `8080` | where it listens |', 0],
    ['The port is `PORT`, the address `HOST`.', 2],
    ['| `PORT` | `HOST` | where it listens |', 1],
  ])('takes a setting as explained by the first cell of a row: %s', (text, count) => {
    const rule = rules.find(({ name }) => name.endsWith('explains every setting'));
    const config = toSourceFile('apps/server/src/config.ts', 'const schema = {\n  PORT: port,\n  HOST: host,\n};');
    const project = toProject([config, toSourceFile('docs/operations.md', text)]);
    expect(rule && applyRule(rule, project)).toHaveLength(count);
  });

  it.each([
    ['1. `apps/server/src/app.ts` `createApp`: starts.', []],
    [
      '2. `apps/server/src/app.ts` `createApp`, `stop`: starts.',
      ['apps/server/src/app.ts has no stop: say where it went.'],
    ],
    ['3. `apps/server/src/app.ts`: starts.', ['Write a step as: 1. `path` `name`, `name`: what happens.']],
  ])('looks for the names of a step in its file: %s', (step, messages) => {
    const rule = rules.find(({ name }) => name.startsWith('A walk'));
    const app = toSourceFile('apps/server/src/app.ts', '/** Does not stop. */\nexport const createApp = () => 1;');
    const project = toProject([app, toSourceFile('docs/walks.md', step)]);
    expect(rule && applyRule(rule, project).map(({ message }) => message)).toEqual(messages);
  });

  it('names the line of a finding', () => {
    const [finding] = findings('Nothing has the type any', [`${slice}/dto.ts`, '\n\nlet a: any;']);
    expect(finding?.line).toBe(3);
  });

  it('sees imports that are only types, only passed on, or made at run time', () => {
    const file = toSourceFile(
      'apps/web/src/app/main.tsx',
      "import type { A } from './a.ts';\nexport { b } from './b.ts';\nconst c = () => import('./c.ts');",
    );
    expect(file.imports.map(({ target, isTypeOnly }) => [target, isTypeOnly])).toEqual([
      ['apps/web/src/app/a.ts', true],
      ['apps/web/src/app/b.ts', false],
      ['apps/web/src/app/c.ts', false],
    ]);
  });

  it.each([
    [`${slice}/repo.ts`, "build.deleteFrom('jobs')", 'jobs belongs to job'],
    [`${slice}/repo.ts`, 'run(`insert into comments (id) values (1)`)', 'comments belongs to comment'],
    [`${slice}/service.ts`, "build.insertInto('notes')", 'put the statement into repo.ts'],
    ['apps/server/src/views/note-list.ts', 'run(`delete from notes`)', 'only reads'],
  ])('reports where a write in %s belongs: %s', (path, text, hint) => {
    const [finding] = findings('A table is written by the slice that owns it', [path, text]);
    expect(finding?.message).toContain(hint);
  });

  it('finds links, paths and files in documents that lead nowhere, and knows files that are made later', () => {
    const rule = 'Documents point to what there is';
    const text =
      '[a](gone.md)\n`faults/gone`\n`gone.test.ts`\n`bench/results/` `apps/web/dist`\n`features/<noun>/x.ts`';
    expect(findings(rule, ['docs/guide.md', text]).map(({ line }) => line)).toEqual([1, 2, 3]);
  });

  it('knows which files import what, by name or as a whole', () => {
    const { isImported } = toProject([
      toSourceFile('e2e/a.ts', "import { one, type Two as Three } from './b.ts';\nexport { four } from './b.ts';"),
      toSourceFile('e2e/c.ts', "const load = () => import('./d.ts');"),
    ]);
    const names = ['one', 'Two', 'Three', 'four'];
    expect(names.map((name) => isImported('e2e/b.ts', name))).toEqual([true, true, false, true]);
    expect(isImported('e2e/d.ts', 'anything')).toBe(true);
  });

  it('reads the whole project', () => {
    const paths = readProject(root).files.map(({ path }) => path);
    expect(paths).toContain('packages/contract/src/routes.ts');
    expect(paths).toContain('scripts/start.mjs');
    expect(paths).toContain('scripts/shots/screens.ts');
    expect(paths.filter((path) => path.includes('node_modules'))).toEqual([]);
  });
});
