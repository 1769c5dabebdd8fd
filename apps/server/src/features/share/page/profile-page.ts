import type { LanguageCode } from '@pinlife/contract/languages';
import { PROFILE_PATH } from '@pinlife/contract/share/limits';
import type { PublicPart } from '@pinlife/contract/user/public-profile';
import { emptyUserDetails } from '@pinlife/contract/user/schema';
import type { PublicPerson } from '../../../views/public-profile.ts';
import type { RewriteContent } from '../../note/content/rewrite.ts';
import { pageTexts } from '../texts.ts';
import { fullName, writeFace } from './author-markup.ts';
import { html } from './html.ts';
import type { Frame } from './layout.ts';
import { writeFacts } from './profile-facts.ts';
import { type CardList, writePins } from './profile-pins.ts';

type ProfileParts = CardList & {
  person: PublicPerson;
  shown: ReadonlySet<PublicPart>;
  hasPhoto: boolean;
  hasCover: boolean;
  isIndexed: boolean;
  /** The query string of a preview; null for visitors. */
  preview: string | null;
};

type Options = { frame: Frame; rewriteContent: RewriteContent; language: LanguageCode; publicUrl: string };

const SETTINGS_PATH = '/dashboard/settings/public';

export const writeProfilePage = (
  parts: ProfileParts,
  { frame, rewriteContent, language, publicUrl }: Options,
): string => {
  const { person, shown, isIndexed, preview, page } = parts;
  const texts = pageTexts(language);
  const name = fullName(person);
  const details = { ...emptyUserDetails, ...person.profile };
  const path = `${PROFILE_PATH}/${person.username}`;
  const picture = (kind: 'photo' | 'cover') => `${path}/${kind}${preview === null ? '' : `?${preview}`}`;
  const tagline = shown.has('tagline') ? details.tagline : '';
  const addressOf = (other: number) => `${path}?${preview === null ? '' : `${preview}&`}page=${other + 1}`;
  const pins = writePins(parts, { rewriteContent, texts, timezone: person.timezone, addressOf });
  const facts = writeFacts(parts, language, texts);
  const main = html`<div class="wall"><div class="person"><div class="cover">${
    parts.hasCover && html`<img src="${picture('cover')}" alt="" width="1200" height="208">`
  }</div><div>${writeFace(name, parts.hasPhoto ? picture('photo') : null)}<div><h1 class="h2">${name}</h1>${
    tagline !== '' && html`<p>${tagline}</p>`
  }</div></div></div><div class="sides">${facts.length > 0 && html`<div class="facts">${facts}</div>`}${pins}</div></div>`;
  return frame.write({
    language,
    texts,
    title: name,
    isIndexed: isIndexed && page === 0,
    description: {
      title: name,
      text: tagline || (shown.has('about') ? details.about : ''),
      url: `${publicUrl}${path}`,
      ...(parts.hasPhoto && { image: `${publicUrl}${path}/photo` }),
      type: 'profile',
    },
    ...(preview !== null && {
      bar: html`<div class="as" role="status"><span>${texts.asStranger}</span><a href="${SETTINGS_PATH}">${texts.backToSettings}</a></div>`,
    }),
    main,
  });
};
