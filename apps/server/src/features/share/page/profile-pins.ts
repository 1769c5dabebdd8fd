import { PUBLIC_NOTES_PAGE_SIZE, SHARE_PATH } from '@pinlife/contract/share/limits';
import type { PublicCard } from '../../../views/public-profile.ts';
import type { RewriteContent } from '../../note/content/rewrite.ts';
import { fillCounted, type PageTexts } from '../texts.ts';
import { formatDay } from './author-markup.ts';
import { html, type Markup, trusted } from './html.ts';
import { writeTask } from './note-page.ts';
import { paperOf } from './papers.ts';

/** A card of the profile, with the token of its note's page. */
type OpenCard = Omit<PublicCard, 'user_id' | 'note_id' | 'sealed_token'> & { token: string };

export type CardList = {
  cards: readonly OpenCard[];
  total: number;
  /** Counts from 0. */
  page: number;
};

type Options = {
  rewriteContent: RewriteContent;
  texts: PageTexts;
  timezone: string;
  /** The address of a page of the list. */
  addressOf(page: number): string;
};

const CARD_PICTURES = 4;
/** Headings of the page, the list and the card. */
const HEADINGS_ABOVE = 3;

/** The public pinups of a person. */
export const writePins = ({ cards, total, page }: CardList, options: Options): Markup | false => {
  if (cards.length === 0) return false;
  const { texts, addressOf } = options;
  const newer = page > 0 && html`<a rel="prev" href="${addressOf(page - 1)}">${texts.newer}</a>`;
  const hasOlder = (page + 1) * PUBLIC_NOTES_PAGE_SIZE < total;
  const older = hasOlder && html`<a rel="next" href="${addressOf(page + 1)}">${texts.older}</a>`;
  return html`<section><div class="head"><h2>${texts.pinups}</h2><span>${total}</span></div><div class="pins">${cards.map(
    (card) => writePin(card, options),
  )}</div>${(newer || older) && html`<nav class="turn" aria-label="${texts.pages}">${newer || html`<span></span>`}${older}</nav>`}</section>`;
};

const writePin = (pin: OpenCard, { rewriteContent, texts, timezone }: Options): Markup => {
  const base = `${SHARE_PATH}/${pin.token}`;
  const counts = [
    pin.recordings > 0 && fillCounted(texts, texts.recordings, pin.recordings),
    pin.files > 0 && fillCounted(texts, texts.files, pin.files),
    pin.comments !== null && pin.comments > 0 && fillCounted(texts, texts.comments, pin.comments),
  ].filter((text) => text !== false);
  return html`<article class="note ${paperOf(pin.color)}"><header><h3><a href="${base}">${pin.title}</a></h3></header><div class="body">${writeText(
    pin,
    rewriteContent,
    texts,
  )}${pin.is_cut && html`<a class="on" href="${base}">${texts.readOn}<span class="sr">: ${pin.title}</span></a>`}${writePictures(
    pin,
    base,
  )}</div><footer><span>${formatDay(pin.created_at, texts.locale, timezone)}</span>${counts.map((text) => html`<span>${text}</span>`)}</footer></article>`;
};

/** A short note completely but without media; the beginning of a long one, up to a whole word. */
const writeText = ({ content, summary, is_cut }: OpenCard, rewriteContent: RewriteContent, texts: PageTexts) => {
  if (content !== null) {
    const task = (isDone: boolean) => writeTask(texts, isDone);
    const whole = [...rewriteContent(content, { image: () => '', task, headingsDown: HEADINGS_ABOVE })].join('');
    return whole !== '' && html`<div class="prose">${trusted(whole)}</div>`;
  }
  const lines = (is_cut ? `${summary.replace(/(?<!\s)\s+\S*$/, '')}…` : summary).split('\n').filter(Boolean);
  return lines.length > 0 && html`<div class="prose">${lines.map((line) => html`<p>${line}</p>`)}</div>`;
};

const writePictures = ({ pictures }: OpenCard, base: string): Markup | false => {
  const shownPictures = pictures.slice(0, CARD_PICTURES);
  const left = pictures.length - shownPictures.length;
  const writeOne = (number: number, index: number) =>
    html`<div><img src="${base}/media/${number}?w=640" alt="" loading="lazy" decoding="async" width="640" height="480">${
      left > 0 && index === CARD_PICTURES - 1 && html`<span class="more">+${left}</span>`
    }</div>`;
  return shownPictures.length > 0 && html`<div class="pictures">${shownPictures.map(writeOne)}</div>`;
};
