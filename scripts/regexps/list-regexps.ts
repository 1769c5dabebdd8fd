import { parseSync } from 'rolldown/utils';
import { patternSource } from '../../apps/web/src/features/reminder/words/kinds.ts';
import { lineAt, type Project, type SourceFile } from '../rules/source-file.ts';

type Place = { path: string; line: number };
type FoundRegexp = Place & { source: string; flags: string };
/** A regular expression whose source is only known at run time. */
type UnreadRegexp = Place & { text: string };

type Node = { type: string; start: number; end: number; [key: string]: unknown };
type Literal = Node & { regex?: { pattern: string; flags: string } };
type Text = Node & { value: string };
type Call = Node & { callee: Node & { name?: string }; arguments: Node[] };

/** Code that reads people's texts; tests and tools read only texts of the project. */
const isRead = (path: string): boolean =>
  /^(?:packages\/contract|apps\/server|apps\/web)\/src\/.*\.tsx?$/.test(path) && !/\.test\.|\/test\//.test(path);

/** Patterns in this folder name kinds of words: in rules `[kind, pattern, make]` and in calls of `matches…`. One file compiles them. */
const grammarFolder = 'apps/web/src/features/reminder/words/';
const grammarCompiler = `${grammarFolder}kinds.ts`;

/** Lists every regular expression of the apps and the contract: literals, those made of constants, and rules of the grammar. */
export const listRegexps = (project: Project): { found: FoundRegexp[]; unread: UnreadRegexp[] } => {
  const found: FoundRegexp[] = [];
  const unread: UnreadRegexp[] = [];
  for (const file of project.files.filter(({ path }) => isRead(path))) {
    for (const node of listNodes(parseSync(file.path, file.text).program as unknown as Node)) {
      const place = { path: file.path, line: lineAt(file.text, node.start) };
      const { regex } = node as Literal;
      if (node.type === 'Literal' && regex) found.push({ ...place, source: regex.pattern, flags: regex.flags });
      if (file.path === grammarCompiler) continue;
      const text = file.text.slice(node.start, node.end);
      if (file.path.startsWith(grammarFolder)) {
        const pattern = findPattern(node, file, project);
        if (pattern !== null) found.push({ ...place, source: patternSource(pattern), flags: 'y' });
        else if (isMatchesCall(node)) unread.push({ ...place, text });
      }
      if (!isRegexpCall(node)) continue;
      const made = evaluate(text, file, project);
      if (made) found.push({ ...place, source: made.source, flags: made.flags });
      else unread.push({ ...place, text });
    }
  }
  return { found, unread };
};

const isRegexpCall = (node: Node): node is Call =>
  (node.type === 'NewExpression' || node.type === 'CallExpression') && (node as Call).callee.name === 'RegExp';

const isMatchesCall = (node: Node): node is Call =>
  node.type === 'CallExpression' && /^matches(?:Before|After)?$/.test((node as Call).callee.name ?? '');

/** The pattern of a rule of the grammar or of a call of `matches…`. */
const findPattern = (node: Node, file: SourceFile, project: Project): string | null => {
  if (isGrammarRule(node)) return node.elements[1].value;
  const last = isMatchesCall(node) ? node.arguments.at(-1) : undefined;
  if (last?.type === 'Literal') return (last as Text).value;
  const text = last?.type === 'Identifier' ? findConstant(String(last['name']), file, project) : null;
  return text?.slice(1, -1) ?? null;
};

const isGrammarRule = (node: Node): node is Node & { elements: [Node, Text, Node] } => {
  if (node.type !== 'ArrayExpression') return false;
  const [kind, pattern, make] = node['elements'] as (Node | null)[];
  const isText = (each: Node | null | undefined) => each?.type === 'Literal' && typeof each['value'] === 'string';
  return isText(kind) && isText(pattern) && (make?.type === 'ArrowFunctionExpression' || make?.type === 'Identifier');
};

function* listNodes(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child === 'object' && child !== null && 'type' in child) yield* listNodes(child as Node);
    }
  }
}

/** Evaluates a call whose arguments are texts, numbers and constants of this file or of one that it imports. */
const evaluate = (call: string, file: SourceFile, project: Project): RegExp | null => {
  const names = [...new Set(call.match(/\b[A-Za-z_]\w*\b/g))].filter((name) => name !== 'new' && name !== 'RegExp');
  const constants = names.flatMap((name) => {
    const text = findConstant(name, file, project);
    return text === null ? [] : [`const ${name} = ${text};`];
  });
  try {
    const made: unknown = new Function(`'use strict'; ${constants.join(' ')} return ${call};`)();
    return made instanceof RegExp ? made : null;
  } catch {
    return null;
  }
};

const findConstant = (name: string, file: SourceFile, project: Project): string | null => {
  const from = file.imports.find(({ names }) => names?.includes(name))?.target;
  const owner = from ? project.files.find(({ path }) => path === from) : file;
  const text = owner && new RegExp(`^(?:export )?const ${name} =\\s+([^;]+);`, 'm').exec(owner.code)?.[1];
  // Texts, numbers and patterns only, because the text is executed.
  return text && /^(?:'[^']*'|`[^`$]*`|\d+|\/.+\/[a-z]*)$/.test(text) ? text : null;
};
