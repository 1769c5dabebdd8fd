type NormalForm = 'NFC' | 'NFKC' | 'NFKD';

/** No script writes more than 30 marks on a letter (Stream-Safe Text Format, UAX #15). The two letters at the end become marks in NFKC. */
const EXCESS_MARKS = /([\p{M}\uff9e\uff9f]{30})[\p{M}\uff9e\uff9f]+/gu;

/**
 * Writes equal texts with equal characters. Drops the marks of a letter after the thirtieth, because `normalize` sorts them
 * one by one: 128,000 on one letter take seconds.
 */
export const normalizeText = (text: string, form: NormalForm = 'NFC'): string =>
  text.replace(EXCESS_MARKS, '$1').normalize(form);
