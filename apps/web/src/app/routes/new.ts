import { storageKeys } from '@pinlife/contract/storage-keys';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { openComposer } from '../../features/editor/paper/composer-opener.ts';
import { t } from '../../lib/i18n/i18n.ts';
import { HOME_PATH } from '../../lib/session/return-path.ts';
import { getSession } from '../../lib/session/session.ts';
import { claimShared, putShared } from '../../lib/storage/shared-files.ts';
import { readItem } from '../../lib/storage/storage.ts';
import { showToast } from '../../ui/feedback/toast.ts';

/**
 * The installed app opens this address for a new note, or with content shared by another app. Home asks about that
 * content.
 */
export const loader = async ({ request }: LoaderFunctionArgs): Promise<Response | null> => {
  const { searchParams } = new URL(request.url);
  const session = getSession();
  // Without a session: the person who was logged in last.
  const owner = session?.id ?? readItem('localStorage', storageKeys.person);
  const shared = searchParams.get('shared');
  if (shared) await claimShared(shared, owner);
  // Without a session the shell's loader, which runs in parallel, redirects to the login.
  if (!session) return null;
  if (shared === '') showToast({ kind: 'error', text: t('editor.shared.noRoom') });
  const read = (name: string) => searchParams.get(name) ?? '';
  const words = { title: read('title'), text: read('text'), url: read('url') };
  if (Object.values(words).some((word) => word !== '') && 'caches' in globalThis) {
    await claimShared(await putShared(words, []), owner);
  }
  if (shared === null) openComposer();
  return redirect(HOME_PATH);
};
