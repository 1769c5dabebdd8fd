/**
 * Checks the import and structure rules; with `--json FILE` also writes down which held, with `--figures` also prints how
 * the code is laid out.
 */
import { writeFileSync } from 'node:fs';
import { root } from './lib/paths.mjs';
import { applyRule, rules } from './rules/check-rules.ts';
import { describeFigure, measureLayout } from './rules/figures.ts';
import { readProject } from './rules/source-file.ts';

const project = readProject(root);
const outcomes = rules.map((rule) => ({ name: rule.name, findings: applyRule(rule, project) }));

for (const { name, findings } of outcomes.filter((outcome) => outcome.findings.length > 0)) {
  console.error(`✗ ${name}`);
  for (const { path, line, message } of findings) console.error(`    ${path}:${line}  ${message}`);
}
const broken = outcomes.filter((outcome) => outcome.findings.length > 0).length;
console.log(`${rules.length - broken} of ${rules.length} rules hold in ${project.files.length} files`);

if (process.argv.includes('--figures')) {
  console.log('');
  for (const figure of measureLayout(project)) console.log(describeFigure(figure));
}

const jsonAt = process.argv.indexOf('--json');
const report = process.argv[jsonAt + 1];
if (jsonAt > 0 && report) writeFileSync(report, JSON.stringify({ passed: rules.length - broken, failed: broken }));
process.exitCode = broken > 0 ? 1 : 0;
