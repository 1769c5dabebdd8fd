export type Texts = Map<string, string>;

/** A locale's texts by their keys, `auth.login.title`. */
export const flattenLocale = (section: object, prefix = ''): Texts =>
  new Map(
    Object.entries(section).flatMap(([key, entry]: [string, unknown]) =>
      typeof entry === 'object' && entry !== null
        ? [...flattenLocale(entry, `${prefix}${key}.`)]
        : [[`${prefix}${key}`, String(entry)] as const],
    ),
  );

const FORM = /_(one|many|other|1)$/;

/** The common key of a plural's forms; null if the key is no plural. Sentences of failures are named by their code. */
export const pluralBase = (key: string): string | null =>
  FORM.test(key) && !key.startsWith('error.') ? key.replace(FORM, '') : null;

/** The forms that each plural has: `event.count` has `one` and `other`. */
export const pluralForms = (texts: Texts): Map<string, Set<string>> => {
  const forms = new Map<string, Set<string>>();
  for (const key of texts.keys()) {
    const base = pluralBase(key);
    if (base === null) continue;
    forms.set(base, (forms.get(base) ?? new Set()).add(key.slice(base.length + 1)));
  }
  return forms;
};

export const placeholdersOf = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).sort();
