// @vitest-environment jsdom
import { beforeAll, expect, it } from 'vitest';
import { makeCounts, makeImport } from '../../../../test/make-import.ts';
import { initI18n } from '../../../lib/i18n/i18n.ts';
import { loadImportTexts } from '../texts.ts';
import { writeReport } from './report-text.ts';

beforeAll(initI18n);
beforeAll(loadImportTexts);

it('writes a line for each omitted item, and the number of unlisted ones', () => {
  const report = writeReport(
    makeImport({
      state: 'done',
      added: makeCounts({ notes: 1174, skipped: 3 }),
      skipped: [
        { name: 'Scan 3', reason: 'import_file_missing' },
        { name: 'كتاب', reason: 'import_item_too_long' },
      ],
    }),
  );
  expect(report).toContain('1,174 pinups\r\n');
  expect(report).toContain('Scan 3: Without files that are missing in the archive\r\n');
  expect(report).toContain('كتاب: Too long for one note\r\n');
  expect(report).toContain('1 more is not listed.');
});
