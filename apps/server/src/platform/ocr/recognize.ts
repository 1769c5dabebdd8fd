import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { defaultLanguage, type LanguageCode } from '@pinlife/contract/languages';
import { prepareImage } from './prepare-image.ts';
import { readTable } from './read-table.ts';

/** The part of tesseract.js-core that is used here; it has no types of its own. */
type Engine = {
  FS: { writeFile(path: string, bytes: Uint8Array): void };
  TessBaseAPI: new () => Recognizer;
};
type Recognizer = {
  /** 0: success. */
  Init(folder: null, languages: string, mode: number): number;
  /** 1: failure. */
  SetImageFile(orientation: number, angle: number): number;
  Recognize(monitor: null): number;
  GetTSVText(page: number): string;
  Clear(): void;
  End(): void;
};
type LoadEngine = (options: { print(line: string): void; printErr(line: string): void }) => Promise<Engine>;

const load = createRequire(import.meta.url);

/** The engine's names of the languages. Their data are packages, so nothing is downloaded. */
const engineNames: Record<LanguageCode, string> = {
  de: 'deu',
  el: 'eng',
  fil: 'fil',
  fr: 'fra',
  hi: 'hin',
  it: 'ita',
  ml: 'mal',
};
/** The small variant: integers instead of floating-point numbers, and no data of the older engine. */
const VARIANT = '4.0.0_best_int';
/** The neural network alone. */
const LSTM_ONLY = 1;
const UPRIGHT = 1;
const FAILED = 1;

const loadEngine = (): Promise<Engine> => {
  const quiet = { print: () => undefined, printErr: () => undefined };
  // Relaxed SIMD is the fastest; old processors have only the plain instructions.
  const start = (name: string) => (load(`tesseract.js-core/tesseract-core${name}-lstm.js`) as LoadEngine)(quiet);
  return start('-relaxedsimd').catch(() => start(''));
};

/** Reads images one after the other. The data of the last languages stay loaded. */
export const createRecognizer = () => {
  let loaded: Engine | null = null;
  let current: { languages: string; api: Recognizer } | null = null;
  const written = new Set<string>();

  const addLanguage = (engine: Engine, language: LanguageCode): string => {
    const name = engineNames[language];
    if (!written.has(name)) {
      const folder = dirname(load.resolve(`@tesseract.js-data/${name}/package.json`));
      const bytes = gunzipSync(readFileSync(join(folder, VARIANT, `${name}.traineddata.gz`)));
      engine.FS.writeFile(`${name}.traineddata`, bytes);
      written.add(name);
    }
    return name;
  };

  const openApi = (engine: Engine, language: LanguageCode): Recognizer => {
    const languages = [...new Set([addLanguage(engine, language), addLanguage(engine, defaultLanguage)])].join('+');
    if (current?.languages === languages) return current.api;
    current?.api.End();
    const api = new engine.TessBaseAPI();
    if (api.Init(null, languages, LSTM_ONLY) !== 0) throw new Error(`The data of ${languages} cannot be loaded.`);
    current = { languages, api };
    return api;
  };

  return async (bytes: Buffer, language: LanguageCode): Promise<string> => {
    const image = await prepareImage(bytes);
    loaded ??= await loadEngine();
    const api = openApi(loaded, language);
    loaded.FS.writeFile('/input', image);
    if (api.SetImageFile(UPRIGHT, 0) === FAILED) throw new Error('The prepared image cannot be read.');
    api.Recognize(null);
    const text = readTable(api.GetTSVText(0));
    api.Clear();
    return text;
  };
};
