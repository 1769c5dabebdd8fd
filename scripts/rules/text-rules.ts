import { inContract, inServer, inServerSource, inWebSource } from './places.ts';
import { linesMatching, type Rule, type SourceFile } from './source-file.ts';

/** A rule about the text of a file. */
const textRule = (
  name: string,
  pattern: RegExp,
  message: string,
  { appliesTo, readsComments = false }: { appliesTo: (path: string) => boolean; readsComments?: boolean },
): Rule => ({
  name,
  check: (file: SourceFile) =>
    appliesTo(file.path)
      ? linesMatching(readsComments ? file.text : file.code, pattern).map(({ line, match }) => ({
          line,
          message: `${match.trim()}: ${message}`,
        }))
      : [],
});

/** These files contain the patterns that they forbid. */
const isRuleBook = (path: string): boolean => path.startsWith('scripts/rules/');
const isCode = (path: string): boolean => /\.(ts|tsx|mjs|js)$/.test(path) && !isRuleBook(path);
const isSource = (path: string): boolean => inServerSource(path) || inWebSource(path);

export const textRules: readonly Rule[] = [
  textRule(
    'Only config.ts reads the environment',
    /\bprocess\.env\b/,
    'read it in config.ts, where it is checked and explained, and pass the value on.',
    { appliesTo: (path) => isSource(path) && path !== 'apps/server/src/config.ts' },
  ),
  textRule(
    "The wire's own spellings stay in the contract",
    /\blangugages\b|\bdesgination\b/,
    'this is how the wire spells it: use the name that packages/contract gives it.',
    { appliesTo: (path) => isSource(path) && !inContract(path) },
  ),
  textRule(
    'Only the contract knows that el means English',
    /(?<![\w./-])(['"`])el\1/,
    "this is the wire's name of English: use defaultLanguage of the contract.",
    { appliesTo: isSource },
  ),
  textRule(
    "One file touches pg's private parts",
    /\b(parsedStatements|submittedNamedStatements|sendCopyFromChunk|endCopyFrom|sendCopyFail|valueMapper|_queryQueue|_activeQuery|_getActiveQuery|readyForQuery)\b|\bconnection\.(stream|parse|bind|execute|sync|query)\b|as unknown as \{ connection\b/,
    'an upgrade of pg may change it: let db/batching/pg-internals.ts offer what is needed, with a test of what is relied on.',
    {
      appliesTo: (path) => inServer(path) && !/\/db\/batching\/pg-internals(\.test)?\.ts$/.test(path),
    },
  ),
  textRule(
    'Texts of people are normalized in one place',
    /\.normalize\(/,
    'many marks on a letter take quadratic time: use normalizeText of the contract.',
    {
      appliesTo: (path) =>
        (inServerSource(path) || path.startsWith('packages/contract/src/')) &&
        path !== 'packages/contract/src/normal-form.ts',
    },
  ),
  textRule(
    'Only the guard refuses strangers',
    /new AppError\(\s*'unauthorized'/,
    'features/session/guard/guard.ts decides who is known: take the person, or read and insert through the guard; who is gone meanwhile is refused by its refuseStranger.',
    { appliesTo: (path) => inServerSource(path) && path !== 'apps/server/src/features/session/guard/guard.ts' },
  ),
  textRule(
    'No check is silenced',
    /@ts-(ignore|nocheck|expect-error)|biome-ignore|eslint-disable/,
    'mend the cause; the check is there for a reason.',
    { appliesTo: isCode, readsComments: true },
  ),
  textRule(
    'Nothing has the type any',
    /\bas any\b|[:|&<]\s*any\b(?=\s*[,;)=[\]>|&{}\n])/,
    'what is not known yet is unknown, narrowed by a check.',
    { appliesTo: isCode },
  ),
  textRule(
    'Nothing is left for later',
    /\b(TODO|FIXME|XXX)\b/,
    'do it now, or record the decision in docs/decisions.',
    {
      appliesTo: isCode,
      readsComments: true,
    },
  ),
  textRule(
    'No test is skipped, focused or retried',
    /\b(it|test|describe)\.(skip|only|todo|fixme|fails)\b|\bretries?: *[1-9]|\bretry: *[1-9]/,
    'a test runs, and passes at the first try, or goes.',
    { appliesTo: isCode },
  ),
  textRule(
    'The repository stands alone',
    /\.\.\/shared\b|(?<![\w.])\/(work|home|Users|root)\/\w+|\b[A-Z]:\\\\\w+/,
    'this path exists on one machine only: write it from the root of the project.',
    { appliesTo: (path) => !isRuleBook(path), readsComments: true },
  ),
];
