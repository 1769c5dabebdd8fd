import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type LanguageCode, languageCodes } from '@pinlife/contract/languages';
import type { LateSection, LateTexts, Locale } from '../apps/web/src/locales/locale.ts';

type Whole = Locale & { [Name in LateSection]: LateTexts<Name> };

const folder = path.join(import.meta.dirname, '../apps/web/src/locales');
const sectionFolders = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const sectionOf = (name: string): string => name.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());

/** Sections that the page loads on demand, each from its own file. */
export const lateSections = sectionFolders.map(sectionOf);

const load = async (file: string, name: string): Promise<unknown> =>
  (await import(pathToFileURL(path.join(folder, file)).href))[name];

const loadWhole = async (code: LanguageCode): Promise<Whole> => {
  const texts = await Promise.all(sectionFolders.map((name) => load(`${name}/${code}.ts`, 'texts')));
  const late = Object.fromEntries(lateSections.map((section, index) => [section, texts[index]]));
  return { ...((await load(`${code}.ts`, 'locale')) as Locale), ...late } as Whole;
};

/** All texts of the page in each language, including sections loaded on demand. */
export const wholeLocales = Object.fromEntries(
  await Promise.all(languageCodes.map(async (code) => [code, await loadWhole(code)] as const)),
) as Record<LanguageCode, Whole>;
