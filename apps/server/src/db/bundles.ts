import type { Fields, TextStatement } from './text-query.ts';

type Job = { statement: TextStatement<unknown> };

type Bundle<Member extends Job> = { statement: TextStatement<unknown>; jobs: readonly Member[] };

/** Those of one kind become one statement, which the database starts and ends once for all of them. */
export const bundle = <Member extends Job>(jobs: readonly Member[]): Bundle<Member>[] => {
  const kinds = Map.groupBy(jobs, ({ statement }) => statement.textFor ?? statement);
  return Array.from(kinds.values(), join);
};

const join = <Member extends Job>(jobs: readonly Member[]): Bundle<Member> => {
  const [{ statement }] = jobs as [Member];
  const { name, textFor } = statement;
  if (!textFor || jobs.length === 1) return { statement, jobs };
  const joined = {
    ...statement,
    name: name && `${name}-${jobs.length}`,
    text: textFor(jobs.length),
    values: jobs.flatMap((job) => job.statement.values),
  };
  return { statement: joined, jobs };
};

/** The rows of each. */
export const unbundle = ({ jobs }: Bundle<Job>, rows: readonly Fields[]): readonly (readonly Fields[])[] => {
  if (jobs.length === 1) return [rows];
  const answers: Fields[][] = jobs.map(() => []);
  for (const row of rows) answers[Number(row[0])]?.push(row);
  return answers;
};

/** Writes each text once. */
export const keepTexts = (write: (count: number) => string): ((count: number) => string) => {
  const texts = new Map<number, string>();
  return (count) => {
    const text = texts.get(count) ?? write(count);
    texts.set(count, text);
    return text;
  };
};
