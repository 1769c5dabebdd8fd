import { importRules } from './import-rules.ts';
import type { Finding, Rule, SourceFile } from './source-file.ts';
import { structureRules } from './structure-rules.ts';
import { textRules } from './text-rules.ts';

export const rules: readonly Rule[] = [...importRules, ...structureRules, ...textRules];

export const applyRule = (rule: Rule, files: readonly SourceFile[]): Finding[] =>
  files.flatMap((file) => rule.check(file).map((finding) => ({ path: file.path, ...finding })));
