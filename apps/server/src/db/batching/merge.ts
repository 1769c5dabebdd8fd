import type { FastStatement, Fields, MergedText } from './fast-statement.ts';

/** Names of columns, with their types. */
export type Columns = Readonly<Record<string, string>>;

type Job = { statement: FastStatement<unknown> };

/** One statement, and the jobs whose statements were merged into it. */
type Merged<Member extends Job> = { statement: FastStatement<unknown>; jobs: readonly Member[] };

/** Merges statements of one kind, so that the database starts and ends one statement for all. */
export const mergeStatements = <Member extends Job>(jobs: readonly Member[]): Merged<Member>[] => {
  const kinds = Map.groupBy(jobs, ({ statement }) => statement.merge?.mergedText ?? statement);
  return Array.from(kinds.values(), mergeKind);
};

const mergeKind = <Member extends Job>(jobs: readonly Member[]): Merged<Member> => {
  const [{ statement }] = jobs as [Member];
  if (!statement.merge || jobs.length === 1) return { statement, jobs };
  const { name, text } = statement.merge.mergedText(jobs.length);
  const values = jobs.flatMap((job) => job.statement.values);
  return { statement: { ...statement, name: statement.name && name, text, values }, jobs };
};

/** Splits the rows of a merged statement by job. */
export const splitRows = ({ jobs }: Merged<Job>, rows: readonly Fields[]): readonly (readonly Fields[])[] => {
  if (jobs.length === 1) return [rows];
  const answers: Fields[][] = jobs.map(() => []);
  for (const row of rows) answers[Number(row[0])]?.push(row);
  return answers;
};

/** The job that a row answers completely. Undefined if the statement is not merged and can have more rows. */
export const findJob = <Member extends Job>(merged: Merged<Member> | undefined, row: Fields): Member | undefined =>
  merged && merged.jobs.length > 1 ? merged.jobs[Number(row[0])] : undefined;

/** SQL of the rows `asked`: the values of several callers, each with its number. */
export const askedRows = (count: number, columns: Columns): string => {
  const types = Object.values(columns);
  const rows = Array.from({ length: count }, (_none, number) => {
    const values = types.map((type, index) => `$${number * types.length + index + 1}::${type}`);
    return `(${number}, ${values.join(', ')})`;
  });
  return `(values ${rows.join(', ')}) asked (number, ${Object.keys(columns).join(', ')})`;
};

/** Memoises the text of a merged statement by the number of statements in it. */
export const memoizeByCount = (name: string, write: (count: number) => string): ((count: number) => MergedText) => {
  const texts = new Map<number, MergedText>();
  return (count) => {
    const known = texts.get(count);
    if (known) return known;
    const merged = { name: `${name}-${count}`, text: write(count) };
    texts.set(count, merged);
    return merged;
  };
};
