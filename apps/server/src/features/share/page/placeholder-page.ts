import type { LanguageCode } from '@pinlife/contract/languages';
import { PASSPHRASE_MAX_LENGTH } from '@pinlife/contract/share/limits';
import { fillCounted, pageTexts } from '../texts.ts';
import { html, trusted } from './html.ts';
import type { Frame } from './layout.ts';

const goneArt = trusted(
  '<svg viewBox="0 0 132 104" fill="none" aria-hidden="true"><rect x="30" y="14" width="72" height="80" rx="6" stroke="var(--control)" stroke-width="1.5" stroke-dasharray="4 4"/><circle cx="66" cy="26" r="3.5" fill="var(--text3)"/><path d="M67 35c4 24 17 42 37 53" stroke="var(--control)" stroke-width="2" stroke-linecap="round" stroke-dasharray=".1 6"/><circle cx="112" cy="94" r="7" fill="var(--pin)"/><circle cx="110" cy="92" r="2" fill="var(--shine)"/></svg>',
);
const lockArt = trusted(
  '<svg viewBox="0 0 132 104" fill="none" aria-hidden="true"><rect x="30" y="14" width="72" height="80" rx="6" fill="var(--surface)" stroke="var(--control)" stroke-width="1.5"/><path d="M30 30 66 62l36-32" stroke="var(--line)" stroke-width="1.5"/><path d="M58 62v-6a8 8 0 0 1 16 0v6" stroke="var(--primary)" stroke-width="3.5"/><rect x="51" y="60" width="30" height="22" rx="5" fill="var(--primary)"/><circle cx="66" cy="71" r="3" fill="var(--on)"/><circle cx="66" cy="14" r="7" fill="var(--pin)"/><circle cx="64" cy="12" r="2" fill="var(--shine)"/></svg>',
);

const badIcon = trusted(
  '<svg viewBox="0 0 16 16" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" aria-hidden="true"><circle cx="8" cy="8" r="6.5"/><path d="M8 4.5v4.2M8 11.3v.1"/></svg>',
);
const waitIcon = trusted(
  '<svg viewBox="0 0 16 16" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" aria-hidden="true"><circle cx="8" cy="8" r="6.5"/><path d="M8 4.5V8l2.5 1.5"/></svg>',
);

/** The same page for links that are wrong, expired or deleted. */
export const writeGonePage = (frame: Frame, language: LanguageCode): string => {
  const texts = pageTexts(language);
  return frame.write({
    language,
    texts,
    title: texts.nothingHere,
    main: html`<div class="placeholder">${goneArt}<div><h1 class="h2">${texts.goneTitle}</h1><p>${texts.goneText}</p></div></div>`,
  });
};

/** Shown when the page could not be created. */
export const writeFailedPage = (frame: Frame, language: LanguageCode): string => {
  const texts = pageTexts(language);
  return frame.write({
    language,
    texts,
    title: texts.failedTitle,
    main: html`<div class="placeholder">${goneArt}<div><h1 class="h2">${texts.failedTitle}</h1><p>${texts.failedText}</p></div><a href="">${texts.loadAgain}</a></div>`,
  });
};

/** The last try: none yet, a wrong one, or too many. */
export type PassphraseState = 'asked' | 'wrong' | { waitMinutes: number };

/** Reveals neither title nor author. */
export const writePassphrasePage = (frame: Frame, language: LanguageCode, state: PassphraseState): string => {
  const texts = pageTexts(language);
  const isClosed = typeof state === 'object';
  const message = isClosed
    ? html`<p class="bad wait" role="alert" id="m">${waitIcon}<span>${fillCounted(texts, texts.tooMany, state.waitMinutes)}</span></p>`
    : state === 'wrong' && html`<p class="bad" role="alert" id="m">${badIcon}<span>${texts.wrongPassphrase}</span></p>`;
  const marks = trusted(
    isClosed ? ' disabled' : state === 'wrong' ? ' autofocus aria-invalid="true" aria-describedby="m"' : ' autofocus',
  );
  return frame.write({
    language,
    texts,
    title: texts.passphrase,
    main: html`<div class="placeholder">${lockArt}<div><h1 class="h2">${texts.passphraseTitle}</h1><p>${texts.passphraseText}</p></div>
<form method="post"><label>${texts.passphrase}<input type="password" name="passphrase" required maxlength="${PASSPHRASE_MAX_LENGTH}" autocomplete="off"${marks}></label>${message}<button${trusted(isClosed ? ' disabled' : '')}>${texts.open}</button></form></div>`,
  });
};
