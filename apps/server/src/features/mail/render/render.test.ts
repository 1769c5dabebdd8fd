import { languageCodes } from '@pinlife/contract/languages';
import { describe, expect, it } from 'vitest';
import { makeMailValues } from '../../../test/mail-values.ts';
import { type MailTemplate, mailTextOf, mailTexts } from '../texts.ts';
import { type MailValues, renderMail } from './render-mail.ts';

const link = 'https://pins.example.org/verify-email?token=abc&x=1';
const values = makeMailValues(link);
const templates = Object.keys(values) as MailTemplate[];

const render = <Template extends MailTemplate>(template: Template, changes: Partial<MailValues[Template]> = {}) =>
  renderMail(template, { language: 'el', values: { ...values[template], ...changes } });

describe.each(templates)('the %s mail', (template) => {
  it('greets by name, in both versions', () => {
    const { html, text } = render(template);
    expect(html).toContain('Hello Meera,');
    expect(text).toMatch(/^Hello Meera,\n/);
  });

  it('has the same text in both versions, the link included', () => {
    const { html, text, link: shown } = render(template);
    const { paragraphs, notes } = mailTextOf(mailTexts('el'), template);
    for (const sentence of [...paragraphs, ...notes].flatMap((words) => words.split(/\{\w+\}/))) {
      expect(html).toContain(sentence);
      expect(text).toContain(sentence);
    }
    expect(text).toContain(`\n${link}\n`);
    expect(html).toContain(`href="${link.replace('&', '&amp;')}"`);
    expect(shown).toBe(link);
  });

  it('leaves no placeholder open', () => {
    const { subject, html, text } = render(template);
    expect(`${subject}${text}${html.replace(/<style>.*<\/style>/s, '')}`).not.toMatch(/[{}]/);
  });

  it('loads nothing, runs nothing and contains no tracking', () => {
    const { html } = render(template);
    expect(html).not.toMatch(/<(img|script|link|iframe|object|form)\b|url\(|@import|src=/i);
  });

  it('follows the colours of the mail program', () => {
    const { html } = render(template);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('@media (prefers-color-scheme: dark)');
  });

  it('has a subject of its own', () => {
    const subjects = templates.map((other) => render(other).subject);
    expect(subjects.filter((subject) => subject === render(template).subject)).toHaveLength(1);
  });
});

describe('the name of a person', () => {
  it('is text in the HTML version, never markup', () => {
    const { html, text } = render('verify', { firstName: `Zo"ë & 'Co'` });
    expect(html).toContain("Hello Zo\"ë &amp; 'Co',");
    expect(text).toContain(`Hello Zo"ë & 'Co',`);
  });

  it('cannot break out of the link', () => {
    const { html } = render('verify', { link: 'https://x.test/"><script>alert(1)</script>' });
    expect(html).not.toContain('<script');
    expect(html).not.toContain('test/">');
  });

  it('is not filled in a second time', () => {
    expect(render('verify', { firstName: '{hours}' }).text).toMatch(/^Hello \{hours\},/);
  });

  it.each(['Win at https://evil.test', 'evil.test now', 'www evil test', 'me@evil.test', '<b>Meera</b>'])(
    'is left out of the greeting if it is an advertisement (%s)',
    (firstName) => {
      const { html, text } = render('verify', { firstName });
      expect(text).toMatch(/^Hello,\n/);
      expect(html).not.toMatch(/evil|<b>|&lt;b/);
    },
  );

  it.each(['Jean-Luc', 'J. R.', 'മീര', 'O’Neil Jr.'])('stays in the greeting if it is a name (%s)', (firstName) => {
    expect(render('verify', { firstName }).text).toContain(`Hello ${firstName},`);
  });
});

describe('figures and times', () => {
  it('show how long a link works', () => {
    expect(render('verify').text).toContain('within 48 hours');
    expect(render('reset').text).toContain('within 30 minutes');
  });

  it('are given in the zone of the person', () => {
    expect(render('password-changed').text).toContain('on 15 November 2026 at 12:10 am GMT+5:30');
    expect(render('pin-changed', { timezone: 'UTC' }).text).toContain('on 14 November 2026 at 6:40 pm UTC');
  });

  it('are inflected as a sentence of Hindi and Malayalam needs', () => {
    const tell = (language: 'hi' | 'ml') => renderMail('pin-changed', { language, values: values['pin-changed'] }).text;
    expect(tell('hi')).toContain('पिन 15 नवंबर 2026, रात 12:10 IST को बदला गया');
    expect(tell('ml')).toContain('മാറ്റിയിരിക്കുന്നു (2026 നവംബർ 15, രാത്രി 12:10 IST).');
  });

  it('are given in UTC if the zone is unknown', () => {
    expect(render('pin-changed', { timezone: 'Mars/Olympus' }).text).toContain('6:40 pm UTC');
  });
});

describe('the language', () => {
  it('is English if there is no translation yet, and the page declares which it is', () => {
    for (const language of languageCodes) {
      const { html } = renderMail('verify', { language, values: values.verify });
      expect(html).toMatch(/^<!doctype html>\n<html lang="(de|en|fil|fr|hi|it|ml)">/);
    }
    expect(render('verify').html).toContain('<html lang="en">');
  });

  it('can be any with all the texts', () => {
    const texts = () => ({ ...mailTexts('el'), greeting: 'Hallo {name},' });
    const { text } = renderMail('verify', { language: 'de', values: values.verify, texts });
    expect(text).toMatch(/^Hallo Meera,/);
  });
});
