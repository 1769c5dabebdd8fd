import { importRules } from './import-rules.ts';
import { loadingRules } from './loading-rules.ts';
import { nounRules } from './noun-rules.ts';
import { referenceRules } from './reference-rules.ts';
import { ringRules } from './ring-rules.ts';
import type { Finding, Project, Rule } from './source-file.ts';
import { structureRules } from './structure-rules.ts';
import { tableRules } from './table-rules.ts';
import { textRules } from './text-rules.ts';
import { wordRules } from './word-rules.ts';

export const rules: readonly Rule[] = [
  ...importRules,
  ...ringRules,
  ...structureRules,
  ...nounRules,
  ...loadingRules,
  ...tableRules,
  ...referenceRules,
  ...textRules,
  ...wordRules,
];

export const applyRule = (rule: Rule, project: Project): Finding[] =>
  project.files.flatMap((file) => rule.check(file, project).map((finding) => ({ path: file.path, ...finding })));
