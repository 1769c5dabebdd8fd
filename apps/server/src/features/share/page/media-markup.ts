import { MINUTE_SECONDS } from '@pinlife/contract/durations';
import type { PublicMedia } from '../../../views/public-note.ts';
import { fill, type PageTexts } from '../texts.ts';
import { html, type Markup, trusted } from './html.ts';

/** An item and its number in the addresses of the page. */
export type NumberedMedia = PublicMedia & { number: number };

const downloadIcon = trusted(
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 17v2a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-2M7 11l5 5 5-5M12 4v12"/></svg>',
);

/** Lists all stored sizes, so that the browser chooses. */
export const writeImage = (
  base: string,
  { number, thumbs, width, height }: NumberedMedia,
  { alt, sizes, isFirst = false }: { alt: string; sizes: string; isFirst?: boolean },
): Markup => {
  const address = `${base}/media/${number}`;
  const widest = thumbs.at(-1);
  const sources = thumbs.map((thumb) => `${address}?w=${thumb.name} ${thumb.width}w`).join(', ');
  return html`<img src="${widest ? `${address}?w=${widest.name}` : address}"${sources && html` srcset="${sources}" sizes="${sizes}"`}${
    width && height ? html` width="${width}" height="${height}"` : ''
  } alt="${alt}"${isFirst ? trusted(' fetchpriority="high"') : trusted(' loading="lazy" decoding="async"')}>`;
};

export const writePictures = (base: string, pictures: readonly NumberedMedia[], texts: PageTexts): Markup | false =>
  pictures.length > 0 &&
  html`<div class="pictures">${pictures.map((picture, index) => {
    const alt = fill(texts.picture, { number: index + 1 });
    return html`<a href="${base}/media/${picture.number}">${writeImage(base, picture, {
      alt,
      sizes: '(max-width: 744px) 100vw, 624px',
      isFirst: index === 0,
    })}</a>`;
  })}</div>`;

export const writeSound = (base: string, { number, name: filename, duration }: NumberedMedia): Markup => {
  const name = filename.replace(/\.\w{1,5}$/, '') || filename;
  return html`<div class="sound">${name}${duration !== null && html`<span>${formatDuration(duration)}</span>`}<audio controls preload="none" src="${base}/media/${number}" aria-label="${name}"></audio></div>`;
};

export const writeFile = (base: string, { number, name, size }: NumberedMedia, texts: PageTexts): Markup =>
  html`<a class="file" href="${base}/media/${number}" download="${name}" title="${fill(texts.download, { name })}"><i aria-hidden="true">${extensionOf(name)}</i><span><b>${name}</b><span>${formatSize(size, texts.locale)}</span></span>${downloadIcon}</a>`;

const formatDuration = (seconds: number): string => {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / MINUTE_SECONDS)}:${String(whole % MINUTE_SECONDS).padStart(2, '0')}`;
};

const extensionOf = (name: string): string => (/\.(\w{1,4})$/.exec(name)?.[1] ?? '').toUpperCase();

const KB = 1024;
const formatSize = (bytes: number, locale: string): string => {
  const [value, unit] = bytes < KB * KB ? [Math.max(1, bytes / KB), 'kilobyte'] : [bytes / KB / KB, 'megabyte'];
  const digits = value < 10 && unit === 'megabyte' ? 1 : 0;
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: digits }).format(value);
};
