import { IMPORT_MAX_BYTES, importExtensions, importZipExtensions } from '@pinlife/contract/import/limits';
import { t } from '../../../lib/i18n/i18n.ts';

/** Why these files cannot be sent, or null. */
export const findProblem = (files: readonly Pick<File, 'name' | 'size'>[]): string | null => {
  const [file] = files;
  if (!file) return null;
  if (files.length > 1) return t('import.oneAtATime');
  const name = file.name.toLowerCase();
  if (![...importExtensions, ...importZipExtensions].some((extension) => name.endsWith(extension)))
    return t('import.wrongKind', { name: file.name });
  if (file.size === 0) return t('error.import_empty');
  return file.size > IMPORT_MAX_BYTES ? t('error.import_too_big') : null;
};
