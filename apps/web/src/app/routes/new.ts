import { type LoaderFunctionArgs, redirect } from 'react-router';
import { userQuery } from '../../entities/user/api.ts';
import { putDraft } from '../../features/editor/draft/draft-store.ts';
import { emptyFields } from '../../features/editor/draft/note-fields.ts';
import { keepShared } from '../../features/editor/draft/shared-media.ts';
import { fieldsOfShared } from '../../features/editor/draft/shared-text.ts';
import { openComposer } from '../../features/editor/paper/composer-opener.ts';
import { createId } from '../../lib/api/create-id.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { HOME_PATH } from '../../lib/session/return-path.ts';
import { getToken } from '../../lib/session/session.ts';

/** Where the installed app is sent for a new note, with what another app shares: it becomes a draft, at home. */
export const loader = async ({ request }: LoaderFunctionArgs): Promise<Response | null> => {
  // It runs beside the shell's own loader, which sends whoever has none to the login.
  if (!getToken()) return null;
  const { searchParams } = new URL(request.url);
  const { id: person } = await queryClient.ensureQueryData(userQuery);
  const fields = fieldsOfShared(searchParams);
  const files = searchParams.get('files');
  const media = files === null ? [] : await keepShared(person, files);
  if (fields || media.length > 0) {
    const shared = { ...(fields ?? emptyFields), media, changedAt: Date.now() };
    putDraft(person, createId(), { noteId: null, version: null, sentId: null, ...shared });
  }
  openComposer();
  return redirect(HOME_PATH);
};
