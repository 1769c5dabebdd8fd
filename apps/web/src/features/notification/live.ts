import type { WorkerMessage } from '@pinlife/contract/push/payload';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onLiveEvent } from '../../lib/live/live.ts';
import { refreshNotifications } from './api.ts';

/** Rings within this time are handled together. */
const GATHER_MS = 800;

type LiveListener = {
  onRing(notificationIds: readonly string[]): void;
  /** Notifications were read, here or elsewhere. */
  onRead(): void;
  /** A notification of the system was pressed. */
  onOpen(noteId: string): void;
};

let listener: LiveListener | null = null;
/** Rings before the first listener. */
let missed: string[] = [];

/** The ringing layer loads after the first page and then gets the earlier rings. */
export const listenForRinging = (next: LiveListener): (() => void) => {
  listener = next;
  if (missed.length > 0) next.onRing(missed);
  missed = [];
  return () => {
    listener = null;
  };
};

/** Updates the count and the list, and passes new notifications to the ringing layer. */
export const useLiveNotifications = (): void => {
  const client = useQueryClient();
  useEffect(() => {
    let waiting = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const deliver = () => {
      timer = undefined;
      refreshNotifications(client);
      if (listener) listener.onRing([...waiting]);
      else missed.push(...waiting);
      waiting = new Set();
    };
    const gather = (id: string) => {
      waiting.add(id);
      timer ??= setTimeout(deliver, GATHER_MS);
    };
    const stopListening = onLiveEvent((event) => {
      if (event.name === 'notification') gather(event.data.notificationId);
      if (event.name === 'read' || event.name === 'hello') {
        refreshNotifications(client);
        listener?.onRead();
      }
    });
    // A push comes on another way than the live stream, sometimes before it; both name the same notification.
    const onMessage = ({ data }: MessageEvent<WorkerMessage>) =>
      data.kind === 'rang' ? gather(data.notificationId) : listener?.onOpen(data.noteId);
    const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : null;
    worker?.addEventListener('message', onMessage);
    return () => {
      stopListening();
      worker?.removeEventListener('message', onMessage);
      clearTimeout(timer);
    };
  }, [client]);
};
