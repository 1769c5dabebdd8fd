import { BODY_MAX_BYTES } from '@pinlife/contract/routes';
import { t } from '../../../lib/i18n/i18n.ts';
import { showToast } from '../../../ui/feedback/toast.ts';

const encoder = new TextEncoder();

/** Whether the API accepts a body of this size. It counts the bytes of the JSON, not the characters of the text. */
export const fitsBody = (body: unknown): boolean => encoder.encode(JSON.stringify(body)).byteLength <= BODY_MAX_BYTES;

export const toastTooLarge = (): void => {
  showToast({ kind: 'error', text: t('editor.tooLarge') });
};
