import type { Fields, TextStatement, Wording } from './text-query.ts';

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

/** Words a statement for any number of its like, each number once. */
export const wordOnce = (name: string, write: (count: number) => string): ((count: number) => Wording) => {
  const wordings = new Map<number, Wording>();
  return (count) => {
    const wording = wordings.get(count) ?? { name: `${name}-${count}`, text: write(count) };
    wordings.set(count, wording);
    return wording;
  };
};
