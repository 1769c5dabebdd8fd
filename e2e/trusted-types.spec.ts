import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { findEditor, listNotes, normalizeHtml, waitForRichText } from './support/editor.ts';
import { findCard, HOME, pinNote } from './support/notes.ts';

/** The result of each way to turn a string into markup or a script. */
const attemptAll = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): void };
    };
    const script = document.createElement('script');
    const attempts: Record<string, () => void> = {
      markup: () => Object.assign(document.body, { innerHTML: '<b>' }),
      markupBeside: () => document.body.insertAdjacentHTML('beforeend', '<b>'),
      document: () => void new DOMParser().parseFromString('<b>', 'text/html'),
      frame: () => Object.assign(document.createElement('iframe'), { srcdoc: '<b>' }),
      scriptAddress: () => Object.assign(script, { src: '/sw.js' }),
      scriptText: () => Object.assign(script, { text: '1' }),
      handler: () => script.setAttribute('onclick', '1'),
      worker: () => void new Worker('/sw.js'),
      appPolicy: () => trustedTypes.createPolicy('pinlife', {}),
      otherPolicy: () => trustedTypes.createPolicy('other', {}),
      defaultPolicy: () => trustedTypes.createPolicy('default', {}),
    };
    const outcomes = Object.entries(attempts).map(([name, attempt]) => {
      try {
        attempt();
        return [name, 'allowed'];
      } catch (error) {
        return [name, (error as Error).name];
      }
    });
    return Object.fromEntries(outcomes);
  });

// Refusals are logged, so that every other test of a page that uses such a string fails.
test('a page makes neither markup nor a script of a string', async ({ page, person, openAs, expectConsole }) => {
  expectConsole('error', /requires '?Trusted(HTML|Script|ScriptURL)'? assignment/);
  expectConsole('error', /trusted-types pinlife ProseMirrorClipboard/);
  await openAs(person, HOME);
  await expect(findEditor(page).title).toBeVisible();
  const outcomes = await attemptAll(page);
  expect(outcomes).toEqual(Object.fromEntries(Object.keys(outcomes).map((name) => [name, 'TypeError'])));
  expect(Object.keys(outcomes)).toHaveLength(11);
});

test('a text written by another program opens in the editor as it is shown, and keeps its words', async ({
  page,
  person,
  openAs,
  api,
}) => {
  const content =
    '<p>one <strong>two</strong>\n<em>three</em>\n  four</p>\n<ul>\n<li>\n<p>five</p>\n</li>\n</ul>\n<pre>\n\nsix\n  seven</pre>';
  await pinNote(api, person, { title: 'Lines', content });
  await openAs(person, HOME);
  await page.getByRole('button', { name: 'Edit note' }).click();
  const editor = findEditor(page, 'Edit pinup');
  await waitForRichText(editor);
  await editor.text.press('ControlOrMeta+Home');
  await page.keyboard.type('Zero ');
  await editor.save.click();
  await expect(findCard(page, 'Lines')).toContainText('Zero one');
  await expect(editor.root).toBeHidden();
  const [note] = await listNotes(api, person);
  expect(normalizeHtml(note?.content ?? '')).toBe(
    '<p>Zero one <strong>two</strong> <em>three</em> four</p><ul><li><p>five</p></li></ul><pre><code>\nsix\n  seven</code></pre>',
  );
});
