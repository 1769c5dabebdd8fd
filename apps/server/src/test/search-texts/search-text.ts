/** Notes in a language, and queries that must find them. */
export type SearchText = {
  notes: readonly (readonly [title: string, content: string])[];
  /** A query, and the titles that it finds first. */
  questions: readonly (readonly [typed: string, ...titles: string[]])[];
};
