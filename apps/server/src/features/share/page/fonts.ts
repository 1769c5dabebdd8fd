import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Face = { file: string; family: string; weight: string; range: string; more?: string };

const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const DEVANAGARI = 'U+0900-097F,U+1CD0-1CF9,U+20A8,U+20B9,U+20F0,U+A830-A839,U+A8E0-A8FF';
const MALAYALAM = 'U+0D00-0D7F';
const INSTRUMENT = { family: 'Instrument Sans Variable', weight: '400 700', range: LATIN };
const STRETCH = 'font-stretch:75% 100%;';

const faces: readonly Face[] = [
  { ...INSTRUMENT, file: 'instrument-sans-latin-standard-normal', more: `${STRETCH}font-style:normal;` },
  { ...INSTRUMENT, file: 'instrument-sans-latin-standard-italic', more: `${STRETCH}font-style:italic;` },
  {
    file: 'noto-sans-devanagari-devanagari-wght-normal',
    family: 'Noto Sans Devanagari Variable',
    weight: '100 900',
    range: DEVANAGARI,
    more: 'size-adjust:102%;',
  },
  {
    file: 'noto-sans-malayalam-malayalam-wght-normal',
    family: 'Noto Sans Malayalam Variable',
    weight: '100 900',
    range: MALAYALAM,
    more: 'size-adjust:94%;',
  },
];

/**
 * System fonts scaled to the width of the web font, so that nothing moves when it loads. Arial is narrower by 2 %,
 * Verdana wider by 11 %.
 */
const STAND_INS =
  '@font-face{font-family:"Narrow stand-in";src:local("Arial"),local("Roboto"),local("Liberation Sans");size-adjust:102%}' +
  '@font-face{font-family:"Wide stand-in";src:local("DejaVu Sans"),local("Verdana");size-adjust:89%}';

/** Font faces with the file names of the build. Without a build, system fonts are used. */
export const writeFontFaces = (webFolder: string): string => {
  const files = listFiles(webFolder);
  const own = faces.map(({ file, family, weight, range, more = '' }) => {
    const path = files.find((name) => name.startsWith(`assets/${file}-`) && name.endsWith('.woff2'));
    if (!path) return '';
    return `@font-face{font-family:"${family}";font-display:swap;font-weight:${weight};${more}src:url(/${path}) format("woff2");unicode-range:${range}}`;
  });
  return own.join('') + STAND_INS;
};

const listFiles = (webFolder: string): string[] => {
  try {
    const manifest = readFileSync(join(webFolder, '.vite', 'manifest.json'), 'utf8');
    return Object.values(JSON.parse(manifest) as Record<string, { file: string }>).map(({ file }) => file);
  } catch {
    return [];
  }
};
