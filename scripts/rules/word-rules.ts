import { linesMatching, type Rule } from './source-file.ts';

type Word = {
  pattern: RegExp;
  /** The word of the glossary that is meant. */
  instead: string;
  /** The paths in which the word has its one meaning. */
  isAtHome?: RegExp;
};

/**
 * Words with several meanings, or that had to be read twice, each with its replacement: in names and comments, of tests and
 * SQL too.
 */
const words: readonly Word[] = [
  {
    pattern: /\b(?:un)?holds?[A-Z]\w*(?=\()|\bhold(?=\()/,
    instead: 'rows are locked: lock…',
    // A test holds a request back.
    isAtHome: /\.test\.tsx?$|\/test\/|^faults\//,
  },
  {
    pattern: /\bring(?=\()|\bring(?=: )/,
    instead: 'workers are woken: wake…; only reminders ring',
    isAtHome: /\/features\/(reminder|notification|push)\//,
  },
  {
    pattern: /\bclaim(?:s|[A-Z]\w*)?(?=\()/,
    instead: 'media are used: use…; only what is due is claimed, and in the page what one tab has for itself',
    // An ID token of OpenID Connect has claims.
    isAtHome: /\/features\/(job|reminder|session|webhook)\/|\/db\/|\/platform\/oidc\/|^apps\/web\/|^bench\//,
  },
  {
    pattern: /\btype \w*Place\b/,
    instead: 'say which one: position, range, key, address, location',
    // The home of code.
    isAtHome: /^scripts\//,
  },
  { pattern: /\b(?:Hot(?:Read|Write|Insert)|Asking|Wording)\b/, instead: 'FastStatement, PersonQuery or MergedText' },
  { pattern: /\b(?:[Rr]elays?|Lanes?|Bundles?)\b(?! (?:access|that))/, instead: 'pipeline, batcher or merge' },
  { pattern: /\bReminderBook\b/, instead: 'NoteReminders' },
  { pattern: /\bWordBook\b/, instead: 'WordRecorder' },
  { pattern: /\bspellJson\b/, instead: 'jsonSql' },
  { pattern: /\bspell(?=[(:])/, instead: 'write…, fold… or normalise' },
  { pattern: /\bwordOnce\b/, instead: 'memoizeByCount' },
  { pattern: /\bisMild\b/, instead: 'isStatementError' },
  { pattern: /\bSights\b/, instead: 'MetricSources' },
  { pattern: /\bspareTheDisk\b/, instead: 'commitAsynchronously' },
  { pattern: /\bnoteChange\b/, instead: 'changed' },
  { pattern: /\bholdBack\b/, instead: 'what it does: handleSendFailure, askBeforeLeaving' },
  { pattern: /\bletWorkerRest\b/, instead: 'forgetWorkerToken' },
  { pattern: /\bobey(?:s|[A-Z]\w*)?\b/, instead: 'handleKey' },
  {
    pattern: /\b[Aa]skers?(?:Of)?\b/,
    instead: 'subject: the person, device or address that a limit counts',
    // The demo's people speak freely.
    isAtHome: /^scripts\/demo\//,
  },
  { pattern: /\b\w*Firings?\b/, instead: 'rings: RingTime, listRings' },
  { pattern: /\bBrought\w+\b/, instead: 'Imported…, or Bulk… in the note slice' },
  { pattern: /\bof ours\b|\bnone of its\b/, instead: 'say whose it is: of PinLife, of the app, of this program' },
  { pattern: /\bin peace\b|\bstumbl\w+/, instead: 'say what happens: is left alone, fails' },
];

const isCode = (path: string): boolean =>
  /^(?:apps|bench|e2e|faults|packages|scripts|testing)\/.+\.(?:tsx?|mjs|js|sql|css)$/.test(path);
/** These rules themselves, texts for people, and migrations, which never change. */
const isFree = (path: string): boolean =>
  /^scripts\/rules\/|\/locales\/|\/texts\/|\/documents\/|\/quick-reminders\/|\/db\/migrations\//.test(path);

/** `What …`, `Whoever …`, `Of whom …`, `So many …` at the beginning of a comment: a clause without its subject. */
const relativeClause =
  /(?:\/\*\*?\s+(?:\*\s+)?|(?<!\S)(?:\/\/|--) )(?:Wh(?:at|o|om|ose|ich|oever|atever|ere)|Of|In which|By which|So (?:many|much|long)|As far as|None of)\b.*/;

/** `that fails says why`, `whoever waits`: a title that begins with a relative clause, or joins its `describe` as one. */
const titleClause =
  /(?<=\b(?:it|test|describe)(?:\.each\([^\n]*\))?\(|\]\)\()['"`](?:that|whose|which|who|whoever|what|whatever|where|nor|neither) [^\n]*/;

/** `whoever waits is told`, `says so, be it late`: a title up to a word that had to be read twice. */
const titleWord =
  /(?<=\b(?:it|test|describe)(?:\.step|\.each\([^\n]*\))?\(\s*|\]\)\(\s*)(['"`])(?:(?!\1)[^\n])*?\b(?:[Ww]h(?:oever|atever|ichever)|be it|all the same|says? so|(?:is|are) told|no oftener|anew)\b/;

/** The words of docs/glossary.md. */
export const wordRules: readonly Rule[] = [
  {
    name: 'Words mean what the glossary says',
    check: ({ path, text }) =>
      words
        .filter(({ isAtHome }) => isCode(path) && !isFree(path) && !isAtHome?.test(path))
        .flatMap(({ pattern, instead }) =>
          linesMatching(text, pattern).map(({ line, match }) => ({
            line,
            message: `"${match}" is not what docs/glossary.md calls this (${instead}).`,
          })),
        ),
  },
  {
    name: 'Comments name subject, verb and object',
    check: ({ path, text }) =>
      isCode(path) && !isFree(path)
        ? linesMatching(text, relativeClause).map(({ line, match }) => ({
            line,
            message: `"${match.trim()}" begins with a relative clause: begin with the subject or the verb.`,
          }))
        : [],
  },
  {
    name: 'Titles of tests begin with their subject or verb',
    check: ({ path, text }) =>
      /\.(?:test|spec)\.tsx?$/.test(path) && !isFree(path)
        ? linesMatching(text, titleClause).map(({ line, match }) => ({
            line,
            message: `"${match.trim()}" begins with a relative clause: begin with the subject or the verb, and end with the condition (“fails if …”).`,
          }))
        : [],
  },
  {
    name: 'Titles of tests are in plain words',
    check: ({ path, text }) =>
      /\.(?:test|spec|suite)\.tsx?$/.test(path) && !isFree(path)
        ? linesMatching(text, titleWord).map(({ line, match }) => ({
            line,
            message: `"${match}" has to be read twice: name who or what it is, and say what happens (“is sent a mail”, “shows a message”).`,
          }))
        : [],
  },
];
