import type { Import } from '@pinlife/contract/import/schema';
import { formatMoment } from '../../../lib/i18n/format.ts';
import { currentTag, t } from '../../../lib/i18n/i18n.ts';
import { saveFile } from '../../../lib/screen/save-file.ts';
import { withCount } from '../display/lines.ts';
import { reasonOf } from '../reason.ts';
import { originOf } from '../source.ts';

/** The report as plain text, which every device can open. */
export const writeReport = (found: Import): string => {
  const { filename, startedAt, createdAt, added, skipped, kept } = found;
  const write = new Intl.NumberFormat(currentTag()).format;
  const counts = [
    [t('import.pinups'), added?.notes],
    [t('import.pictures'), added?.pictures],
    [t('import.reminders'), added?.reminders],
    [t('import.skipped'), added?.skipped],
  ] as const;
  const hidden = (added?.skipped ?? 0) - skipped.length;
  return [
    `PinLife: ${t('import.reportName')}`,
    t('import.doneText', { source: originOf(found), date: formatMoment(startedAt ?? createdAt) }),
    filename,
    '',
    ...counts.map(([label, count = 0]) => `${write(count)} ${label}`),
    '',
    ...(skipped.length > 0 ? [t('import.why'), ''] : []),
    ...[...skipped, ...kept].map(({ name, reason, count }) => withCount(`${name}: ${reasonOf(reason)}`, count)),
    ...(hidden > 0 ? [t('import.notListed', { count: hidden })] : []),
    '',
  ].join('\r\n');
};

/** Downloads a text as a file with a byte order mark, which old editors need. */
export const saveText = (text: string, filename: string): void =>
  saveFile(new Blob(['\uFEFF', text], { type: 'text/plain;charset=utf-8' }), filename);
