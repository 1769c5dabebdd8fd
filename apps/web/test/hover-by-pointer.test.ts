import { preprocessCSS, resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { hoverByPointer } from '../vite/hover-by-pointer.ts';

const processStyles = async (css: string): Promise<string> => {
  const config = await resolveConfig({ configFile: false, css: { postcss: { plugins: [hoverByPointer()] } } }, 'build');
  const { code } = await preprocessCSS(css, 'sample.css', config);
  return code.replaceAll(/\s+/g, '');
};

test('Styles for hover apply only to devices that hover', async () => {
  expect(await processStyles('a:hover { color: red }')).toBe('@media(hover:hover){a:hover{color:red}}');
});

test('States that share a rule with it stay as they were', async () => {
  expect(await processStyles('a:hover, a[aria-expanded] { color: red }')).toBe(
    'a[aria-expanded]{color:red}@media(hover:hover){a:hover{color:red}}',
  );
  const together = 'a:is(:hover,:focus-within){color:red}';
  expect(await processStyles(together)).toBe(together);
});

test('A rule with its own hover query is left alone', async () => {
  const guarded = '@media (hover: hover) { a:hover { color: red } }';
  expect(await processStyles(guarded)).toBe(guarded.replaceAll(' ', ''));
});
