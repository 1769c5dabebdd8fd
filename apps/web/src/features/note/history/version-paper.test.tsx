// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { makeNovemberNote } from '../../../../test/november-note.ts';
import { initI18n } from '../../../lib/i18n/i18n.ts';
import { loadHistoryTexts } from './texts.ts';
import { VersionPaper } from './version-paper.tsx';

beforeAll(async () => {
  await initI18n();
  await loadHistoryTexts();
});
afterEach(cleanup);

const show = (lostMedia: number) => {
  const entry = { ...makeNovemberNote(1), v: 1, at: '2026-11-02T00:00:00Z', before: null, isFirst: true, lostMedia };
  render(<VersionPaper entry={entry} when="2 November" />);
  return screen.queryByText(/no longer stored/)?.textContent;
};

it.each([
  [1, '1 file of this version is no longer stored. The rest can be restored.'],
  [2, '2 files of this version are no longer stored. The rest can be restored.'],
  [0, undefined],
])('a version shows that %i of its files are no longer stored', (count, sentence) => {
  expect(show(count)).toBe(sentence);
});
