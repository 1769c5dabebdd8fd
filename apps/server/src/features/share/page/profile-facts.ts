import { bcp47, type LanguageCode, nameLanguage } from '@pinlife/contract/languages';
import type { PublicPart } from '@pinlife/contract/user/public-profile';
import { emptyUserDetails } from '@pinlife/contract/user/schema';
import { designationField, languagesField } from '@pinlife/contract/user/wire-names';
import type { PublicPerson } from '../../../views/public-profile.ts';
import type { PageTexts } from '../texts.ts';
import { nameChoice } from './choice-name.ts';
import { html, type Markup } from './html.ts';

type Facts = { person: PublicPerson; shown: ReadonlySet<PublicPart> };

/** Shows the fields that are ticked and not empty. */
export const writeFacts = ({ person, shown }: Facts, language: LanguageCode, texts: PageTexts): Markup[] => {
  const { about, education, employment, hobbies, interests, nationality, ...details } = {
    ...emptyUserDetails,
    ...person.profile,
  };
  const ifShown = <Value>(part: PublicPart, value: Value): Value | undefined => (shown.has(part) ? value : undefined);
  const named = (choices?: readonly string[]) => choices?.map((choice) => nameChoice(language, choice));
  const site = ifShown('web', details.website);
  const mail = ifShown('email', person.email);
  const phone = ifShown('mobile', `${details.countryCode}${details.phone}`);
  return [
    card(
      texts.about,
      [ifShown('about', about)].flatMap((text) => (text ? [html`<p>${text}</p>`] : [])),
    ),
    card(texts.hobbies, list(named(ifShown('hobbies', hobbies)))),
    card(texts.interests, list(named(ifShown('interests', interests.hobbies)))),
    card(
      texts.education,
      pairs(
        shown.has('education') && [
          [texts.institution, education.institution],
          [texts.major, education.major],
          [texts.course, education.course],
          [texts.location, education.location],
        ],
      ),
    ),
    card(
      texts.employment,
      pairs(
        shown.has('employment') && [
          [texts.company, employment.company],
          [texts.designation, employment[designationField]],
          [texts.experience, employment.experience],
          [texts.location, employment.location],
        ],
      ),
    ),
    card(
      texts.contact,
      pairs([
        [texts.nationality, countryName(ifShown('nationality', nationality), language)],
        [texts.languages, named(ifShown('languages', details[languagesField])?.map(nameLanguage))?.join(', ')],
        [
          texts.website,
          isWebAddress(site) &&
            html`<a rel="noopener noreferrer nofollow" href="${site}">${site.replace(/^https?:\/\//i, '')}</a>`,
        ],
        [texts.email, mail && html`<a href="mailto:${mail}">${breakable(mail)}</a>`],
        [texts.mobile, phone && html`<a href="tel:${phone}">${phone}</a>`],
      ]),
    ),
  ].flat();
};

const card = (title: string, content: readonly Markup[]): Markup[] =>
  content.length > 0 ? [html`<section class="card"><h2>${title}</h2>${content}</section>`] : [];

const list = (entries: readonly string[] | undefined): Markup[] =>
  entries && entries.length > 0 ? [html`<ul>${entries.map((entry) => html`<li>${entry}</li>`)}</ul>`] : [];

type Pair = readonly [term: string, value: Markup | string | false | undefined];

const pairs = (all: readonly Pair[] | false): Markup[] => {
  const filled = (all || []).filter(([, value]) => value);
  return filled.length > 0
    ? [html`<dl>${filled.map(([term, value]) => html`<dt>${term}</dt><dd>${value}</dd>`)}</dl>`]
    : [];
};

const isWebAddress = (address: string | undefined): address is string => /^https?:\/\//i.test(address ?? '');

const countryName = (code: string | undefined, language: LanguageCode): string | undefined =>
  /^[A-Z]{2}$/i.test(code ?? '')
    ? new Intl.DisplayNames(bcp47[language], { type: 'region' }).of((code ?? '').toUpperCase())
    : undefined;

/** Lets a long address break after @ and dots, not inside a word. */
const breakable = (address: string) => address.split(/(?<=[@.])/).map((part) => html`${part}<wbr>`);
