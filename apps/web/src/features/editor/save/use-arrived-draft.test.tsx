// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { makeNovemberNote } from '../../../../test/november-note.ts';
import { putCachedNote } from '../../../entities/note/cache.ts';
import { noteKeys } from '../../../entities/note/keys.ts';
import { fieldsOf } from '../draft/note-fields.ts';
import { useArrivedDraft } from './use-arrived-draft.ts';

it('closes the draft of a tab that died after sending, once the note contains all of it', async () => {
  const client = new QueryClient();
  client.setQueryData(noteKeys.list({}), { pages: [{ data: [], next: null, fetchedAt: 1 }], pageParams: [null] });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const note = makeNovemberNote(1, { title: 'Sent' });
  const onArrived = vi.fn();
  let written = fieldsOf({ ...note, title: 'Sent, and more' });
  renderHook(() => useArrivedDraft({ sentId: note._id, isBusy: false, read: () => written, onArrived }), { wrapper });
  await act(async () => putCachedNote(client, note));
  expect(onArrived).not.toHaveBeenCalled();
  written = fieldsOf(note);
  await act(async () => putCachedNote(client, { ...note, version: 2 }));
  expect(onArrived).toHaveBeenCalled();
});
