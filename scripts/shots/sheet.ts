import type { Browser } from '@playwright/test';

/** A picture and what it shows; its width is that of what was pictured. */
export type Picture = { place: string; content: string; width: number };

/** Pastes pictures onto one sheet. */
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
  main { display: flex; flex-wrap: wrap; gap: 16px; }
  figure { margin: 0; }
  img { display: block; background: #fff; }
</style>
<h1>${title}</h1>
<main>${pictures.map(renderPicture).join('')}</main>`;

const renderPicture = ({ place, content, width }: Picture): string => {
  const shown = width < 500 ? 325 : 660;
  return `<figure><img width="${shown}" src="data:image/jpeg;base64,${content}"><figcaption>${place}</figcaption></figure>`;
};
