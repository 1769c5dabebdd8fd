/**
 * Checks the import and structure rules. `--json FILE` also writes the tally; `--figures` also prints measures of the code's
 * layout, and fails if a goal is missed.
 */
import { writeFileSync } from 'node:fs';
import { root } from './lib/paths.mjs';
import { applyRule, rules } from './rules/check-rules.ts';
import { describeFigure, isMet, measureLayout } from './rules/figures.ts';
import { readProject } from './rules/source-file.ts';

const project = readProject(root);
const outcomes = rules.map((rule) => ({ name: rule.name, findings: applyRule(rule, project) }));

for (const { name, findings } of outcomes.filter((outcome) => outcome.findings.length > 0)) {
  console.error(`✗ ${name}`);
  for (const { path, line, message } of findings) console.error(`    ${path}:${line}  ${message}`);
}
const broken = outcomes.filter((outcome) => outcome.findings.length > 0).map(({ name }) => name);
const passed = rules.length - broken.length;
console.log(`${passed} of ${rules.length} rules hold in ${project.files.length} files`);

const figures = process.argv.includes('--figures') ? measureLayout(project) : [];
if (figures.length > 0) console.log('');
for (const figure of figures) console.log(describeFigure(figure));
const missed = figures.filter((figure) => !isMet(figure)).map(describeFigure);
const failures = [...broken, ...missed];

const jsonAt = process.argv.indexOf('--json');
const report = process.argv[jsonAt + 1];
if (jsonAt > 0 && report) writeFileSync(report, JSON.stringify({ passed, failures }));
process.exitCode = failures.length > 0 ? 1 : 0;
