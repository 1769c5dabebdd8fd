import type { Fields, TextStatement, Wording } from './text-query.ts';

/** Names of columns, with their types. */
export type Columns = Readonly<Record<string, string>>;

type Job = { statement: TextStatement<unknown> };

type Bundle<Member extends Job> = { statement: TextStatement<unknown>; jobs: readonly Member[] };

/** Those of one kind become one statement, which the database starts and ends once for all of them. */
export const bundle = <Member extends Job>(jobs: readonly Member[]): Bundle<Member>[] => {
  const kinds = Map.groupBy(jobs, ({ statement }) => statement.together ?? statement);
  return Array.from(kinds.values(), join);
};

const join = <Member extends Job>(jobs: readonly Member[]): Bundle<Member> => {
  const [{ statement }] = jobs as [Member];
  if (!statement.together || jobs.length === 1) return { statement, jobs };
  const { name, text } = statement.together(jobs.length);
  const values = jobs.flatMap((job) => job.statement.values);
  return { statement: { ...statement, name: statement.name && name, text, values }, jobs };
};

/** The rows of each. */
export const unbundle = ({ jobs }: Bundle<Job>, rows: readonly Fields[]): readonly (readonly Fields[])[] => {
  if (jobs.length === 1) return [rows];
  const answers: Fields[][] = jobs.map(() => []);
  for (const row of rows) answers[Number(row[0])]?.push(row);
  return answers;
};

/** Whom a row answers in full. */
export const findAsker = <Member extends Job>(bundle: Bundle<Member> | undefined, row: Fields): Member | undefined =>
  bundle && bundle.jobs.length > 1 ? bundle.jobs[Number(row[0])] : undefined;

/** The values of several callers as the rows `asked`, each with the number of its caller. */
export const writeAsked = (count: number, columns: Columns): string => {
  const types = Object.values(columns);
  const rows = Array.from({ length: count }, (_none, number) => {
    const values = types.map((type, index) => `$${number * types.length + index + 1}::${type}`);
    return `(${number}, ${values.join(', ')})`;
  });
  return `(values ${rows.join(', ')}) asked (number, ${Object.keys(columns).join(', ')})`;
};

/** Words a statement for any number of its like, each number once. */
export const wordOnce = (name: string, write: (count: number) => string): ((count: number) => Wording) => {
  const wordings = new Map<number, Wording>();
  return (count) => {
    const wording = wordings.get(count) ?? { name: `${name}-${count}`, text: write(count) };
    wordings.set(count, wording);
    return wording;
  };
};
