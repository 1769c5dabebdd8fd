import { expect, test } from './fixtures.ts';
import { findCard, HOME, pinNote } from './support/notes.ts';

/** Properties that form fields can shadow. */
const clobbered = ['childNodes', 'firstChild', 'nextSibling', 'localName', 'getAttribute', 'ownerDocument'];

test('a text that the server should not have let through shows its words and nothing else', async ({
  page,
  person,
  openAs,
  api,
  expectConsole,
}) => {
  expectConsole('error', /Executing inline event handler violates/);
  await pinNote(api, person, { title: 'Hostile', content: '<p>as it was</p>' });
  const forms = clobbered.map((name) => `<form><input name="${name}"><p>under ${name}</p></form>`).join('');
  const content = `${forms}<p>after all</p><img src="/x.png" onerror="document.title = 'run'"><svg><script>1</script></svg>`;
  await page.route('**/api/note?*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: { content: string }[] };
    for (const note of body.data) note.content = content;
    await route.fulfill({ response: answer, json: body });
  });
  await openAs(person, HOME);
  const card = findCard(page, 'Hostile');
  for (const name of clobbered) await expect(card.getByText(`under ${name}`)).toHaveCount(1);
  await expect(card.getByText('after all')).toHaveCount(1);
  await expect(card.locator('form, script, [onerror], [src]')).toHaveCount(0);
  expect(await page.title()).not.toBe('run');
  // The page may be asking for more just now.
  await page.unrouteAll({ behavior: 'wait' });
});
