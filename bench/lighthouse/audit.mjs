/** Audits one address as on a phone, in a separate browser, and prints the result of Lighthouse as JSON. */
import { readFileSync } from 'node:fs';
import lighthouse from 'lighthouse';
import puppeteer from 'puppeteer-core';

/** @type {{ url: string, executablePath: string, browserFlags: string[], stored: Record<string, string> }} */
const { url, executablePath, browserFlags, stored } = JSON.parse(readFileSync(0, 'utf8'));

/** The number of tries if a trace lacks the beginning of its navigation, and so has no result. */
const MOST_TRIES = 3;

const measure = async () => {
  const browser = await puppeteer.launch({ executablePath, args: browserFlags, headless: true });
  try {
    const page = await browser.newPage();
    await page.evaluateOnNewDocument((/** @type {Record<string, string>} */ entries) => {
      for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
    }, stored);
    const onlyCategories = ['performance', 'accessibility', 'best-practices', 'seo'];
    const result = await lighthouse(url, { onlyCategories, logLevel: 'error' }, undefined, page);
    if (!result) throw new Error(`Lighthouse said nothing about ${url}.`);
    return result.lhr;
  } finally {
    await browser.close();
  }
};

let lhr = await measure();
for (let tries = 1; tries < MOST_TRIES && lhr.runtimeError?.code === 'NO_NAVSTART'; tries += 1) lhr = await measure();
if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);

const score = (/** @type {string} */ name) => Math.round((lhr.categories[name]?.score ?? 0) * 100);
const figure = (/** @type {string} */ name) => lhr.audits[name]?.numericValue ?? Number.NaN;
const below = Object.values(lhr.audits).filter((audit) => audit.score !== null && audit.score < 0.9);
console.log(
  JSON.stringify({
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    layoutShift: figure('cumulative-layout-shift'),
    firstPaintMs: figure('first-contentful-paint'),
    largestPaintMs: figure('largest-contentful-paint'),
    blockingMs: figure('total-blocking-time'),
    shortcomings: below.map(({ id, displayValue }) => (displayValue ? `${id}: ${displayValue}` : id)),
    finalUrl: lhr.finalDisplayedUrl,
  }),
);
