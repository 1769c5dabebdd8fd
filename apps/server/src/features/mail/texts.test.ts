import { bcp47, languageCodes } from '@pinlife/contract/languages';
import { describe, expect, it } from 'vitest';
import { renderMail } from './render/render-mail.ts';
import { type MailTexts, mailTexts } from './texts.ts';

type Words = Map<string, string>;

const flatten = (section: object, prefix = ''): Words =>
  new Map(
    Object.entries(section).flatMap(([key, entry]: [string, unknown]) =>
      typeof entry === 'object' && entry !== null
        ? [...flatten(entry, `${prefix}${key}.`)]
        : [[`${prefix}${key}`, String(entry)] as const],
    ),
  );

const placeholdersOf = (text: string | undefined): string[] => (text?.match(/\{\w+\}/g) ?? []).sort();

const flattenTexts = ({ locale: _, ...texts }: MailTexts): Words => flatten(texts);

const english = flattenTexts(mailTexts('el'));

describe.each(languageCodes.filter((code) => code !== 'el'))('%s', (language) => {
  const texts = flattenTexts(mailTexts(language));

  it('has all the texts of English', () => {
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('has the same placeholders as English', () => {
    for (const [key, text] of texts) expect(placeholdersOf(text), key).toEqual(placeholdersOf(english.get(key)));
  });

  it('leaves nothing in English', () => {
    const copied = [...texts].filter(([key, text]) => text === english.get(key) && !/^\{\w+\}$/.test(text));
    expect(copied).toEqual([]);
  });

  it('writes the time of a change as its readers do', () => {
    const values = { firstName: 'Meera', link: 'http://localhost/', at: new Date('2026-11-17T13:30:00Z') };
    const { html, text } = renderMail('pin-changed', { language, values: { ...values, timezone: 'Asia/Kolkata' } });
    const countsTo24 = new Intl.DateTimeFormat(bcp47[language], { hour: 'numeric' }).resolvedOptions().hour12 === false;
    expect(text).toMatch(countsTo24 ? /19:00/ : /7:00/);
    expect(html).toContain(`<html lang="${bcp47[language]}">`);
  });
});
