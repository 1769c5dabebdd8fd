/** Notes in a language, and what its speakers would type to find them again. */
export type SearchText = {
  notes: readonly (readonly [title: string, content: string])[];
  /** What is typed, and the titles that it finds first. */
  questions: readonly (readonly [typed: string, ...titles: string[]])[];
};
