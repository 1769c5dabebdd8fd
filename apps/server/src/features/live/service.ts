import { LIVE_HEARTBEAT_MS } from '@pinlife/contract/live/events';
import type { LiveConnection } from '../../http/streams/live.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Person } from '../../platform/person.ts';
import { createChangeTimes } from './stream/change-times.ts';
import { type LiveMessage, unpackMessages } from './stream/message.ts';
import { createOpenStreams } from './stream/open-streams.ts';

/** The message that a session has ended can get lost, so sessions are also checked regularly. */
const CHECK_MS = 60_000;

export type LiveService = ReturnType<typeof createLiveService>;

/** The port to sessions: finds those that have not ended. */
type OpenSessions = { findAlive(sessions: readonly Person[]): Promise<ReadonlySet<string>> };

type Dependencies = {
  sessions: OpenSessions;
  log: Pick<Logger, 'warn'>;
};

/** The streams of tabs that are connected to this node. Changes arrive from all nodes, including this one. */
export const createLiveService = ({ sessions, log }: Dependencies) => {
  const streams = createOpenStreams();
  const heard = createChangeTimes();
  const timers: NodeJS.Timeout[] = [];

  const endClosedSessions = async (open: readonly Person[]): Promise<void> => {
    if (open.length === 0) return;
    try {
      const alive = await sessions.findAlive(open);
      for (const one of open) {
        if (!alive.has(one.sessionId)) streams.endSessions(one.userId, (sessionId) => sessionId === one.sessionId);
      }
    } catch (error) {
      log.warn({ err: error }, 'The open streams could not be checked.');
    }
  };

  const checkSessions = () => endClosedSessions(streams.all());

  /** Messages may have been missed, so clients must read everything again. */
  const startOver = (): void => {
    heard.restart();
    for (const stream of streams.all()) streams.greet(stream);
    void checkSessions();
  };

  const startTimers = () => {
    if (timers.length > 0) return;
    timers.push(setInterval(streams.beat, LIVE_HEARTBEAT_MS).unref(), setInterval(checkSessions, CHECK_MS).unref());
  };

  const deliver = (message: LiveMessage): void => {
    if ('userId' in message) heard.add(message.userId);
    if ('gap' in message) startOver();
    else if ('note' in message) streams.send(message.userId, 'note', message.note);
    else if ('notification' in message) streams.send(message.userId, 'notification', message.notification);
    else if ('apps' in message) streams.send(message.userId, 'apps', message.apps);
    else if ('import' in message) streams.send(message.userId, 'import', message.import);
    else if ('read' in message) streams.send(message.userId, 'read', message.read);
    else if ('user' in message) streams.send(message.userId, 'user', message.user);
    else streams.endSessions(message.userId, endedBy(message.ended));
  };

  return {
    /** Returns the function to call when the connection is closed. */
    open(person: Person, connection: LiveConnection, since: string | null): () => void {
      const stream = { ...person, connection };
      startTimers();
      streams.add(stream);
      const isUnchanged = since !== null && heard.isUnchangedSince(person.userId, since);
      streams.greet(stream, isUnchanged ? { isUnchanged } : {});
      // The session may have ended between the guard and this point.
      void endClosedSessions([person]);
      return () => streams.remove(stream);
    },

    receive(payload: string): void {
      unpackMessages(payload).forEach(deliver);
    },

    startOver,

    stamp: heard.stamp,

    count: (): number => streams.all().length,

    close(): void {
      timers.splice(0).forEach(clearInterval);
      streams.all().forEach(streams.end);
    },
  };
};

const endedBy = (ended: { sessionId: string } | { except: string | null }) => (sessionId: string) =>
  'sessionId' in ended ? sessionId === ended.sessionId : sessionId !== ended.except;
