import type { Browser } from '@playwright/test';

/** A picture and its title; its width is that of the screen. */
export type Picture = { place: string; content: string; width: number };

/** Puts pictures onto one sheet. */
export const pasteSheet = async (
  browser: Browser,
  path: string,
  title: string,
  pictures: readonly Picture[],
): Promise<void> => {
  const page = await browser.newPage({ viewport: { width: 2080, height: 1000 } });
  await page.setContent(renderSheet(title, pictures));
  await page.screenshot({ path, fullPage: true });
  await page.close();
};

const renderSheet = (title: string, pictures: readonly Picture[]): string => `<!doctype html>
<style>
  body { margin: 20px; font: 14px sans-serif; background: #ddd; }
  main { margin-bottom: 24px; columns: var(--count); column-gap: 16px; }
  figure { margin: 0 0 12px; break-inside: avoid; }
  img { display: block; width: 100%; background: #fff; }
</style>
<h1>${title}</h1>
${renderPictures(pictures.filter(isNarrow), 6)}
${renderPictures(
  pictures.filter((picture) => !isNarrow(picture)),
  3,
)}`;

const isNarrow = ({ width }: Picture): boolean => width < 500;

const renderPictures = (pictures: readonly Picture[], columns: number): string =>
  `<main style="--count: ${columns}">${pictures.map(renderPicture).join('')}</main>`;

const renderPicture = ({ place, content }: Picture): string =>
  `<figure><img src="data:image/jpeg;base64,${content}"><figcaption>${place}</figcaption></figure>`;
