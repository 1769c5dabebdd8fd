/**
 * Checks that no text makes a regular expression of the apps slow. Judging one takes seconds, so good ones are stored in
 * regexps/linear.json, which is part of the commit.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fromRoot, root } from './lib/paths.mjs';
import { judgeRegexp } from './regexps/judge-regexp.ts';
import { listRegexps } from './regexps/list-regexps.ts';
import { readProject } from './rules/source-file.ts';

const path = fromRoot('scripts', 'regexps', 'linear.json');
const before = readFileSync(path, 'utf8');
const known = new Set<string>(JSON.parse(before));
const { found, unread } = listRegexps(readProject(root));

const report = (place: { path: string; line: number }, message: string): void => {
  console.error(`    ${place.path}:${place.line}  ${message}`);
  process.exitCode = 1;
};
for (const regexp of unread) report(regexp, `Make ${regexp.text} a literal, or of constants alone.`);

const linear = new Set<string>();
for (const { source, flags, ...place } of found) {
  const name = `/${source}/${flags}`;
  const fault = known.has(name) || linear.has(name) ? null : judgeRegexp(source, flags);
  if (fault === null) linear.add(name);
  else report(place, `${name}  ${fault}`);
}
const after = `${JSON.stringify([...linear].sort(), null, 2)}\n`;
if (after !== before) writeFileSync(path, after);
