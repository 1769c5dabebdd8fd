import { LIVE_HEARTBEAT_MS } from '@pinlife/contract/live/events';
import type { LiveConnection } from '../../http/streams/live.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Person } from '../../platform/person.ts';
import { type LiveMessage, unpackMessages } from './stream/message.ts';
import { createOpenStreams } from './stream/open-streams.ts';

/** A word that a session is over may get lost; so it is asked for as well. */
const CHECK_MS = 60_000;

export type LiveService = ReturnType<typeof createLiveService>;

type Dependencies = {
  sessions: { findAlive(sessions: readonly Person[]): Promise<ReadonlySet<string>> };
  log: Pick<Logger, 'warn'>;
};

/** The streams of the tabs that are open at this node. What changes is heard from all nodes, this one included. */
export const createLiveService = ({ sessions, log }: Dependencies) => {
  const streams = createOpenStreams();
  const timers: NodeJS.Timeout[] = [];

  const endDead = async (open: readonly Person[]): Promise<void> => {
    if (open.length === 0) return;
    try {
      const alive = await sessions.findAlive(open);
      for (const one of open) {
        if (!alive.has(one.sessionId)) streams.endSessions(one.userId, (sessionId) => sessionId === one.sessionId);
      }
    } catch (error) {
      log.warn({ err: error }, 'It could not be checked whether the open streams are still allowed.');
    }
  };

  const endDeadSessions = () => endDead(streams.all());

  /** After a gap nobody knows what was missed. */
  const startOver = (): void => {
    streams.all().forEach(streams.greet);
    void endDeadSessions();
  };

  const startTimers = () => {
    if (timers.length > 0) return;
    timers.push(setInterval(streams.beat, LIVE_HEARTBEAT_MS).unref(), setInterval(endDeadSessions, CHECK_MS).unref());
  };

  const deliver = (message: LiveMessage): void => {
    if ('gap' in message) startOver();
    else if ('note' in message) streams.send(message.userId, 'note', message.note);
    else if ('notification' in message) streams.send(message.userId, 'notification', message.notification);
    else if ('import' in message) streams.send(message.userId, 'import', message.import);
    else if ('read' in message) streams.send(message.userId, 'read', message.read);
    else if ('user' in message) streams.send(message.userId, 'user', message.user);
    else streams.endSessions(message.userId, endedBy(message.ended));
  };

  return {
    /** Answers what is to be called when the connection is gone. */
    open(person: Person, connection: LiveConnection): () => void {
      const stream = { ...person, connection };
      startTimers();
      streams.add(stream);
      streams.greet(stream);
      // It may have ended after it was let in, and before it could hear of that.
      void endDead([person]);
      return () => streams.remove(stream);
    },

    receive(payload: string): void {
      unpackMessages(payload).forEach(deliver);
    },

    startOver,

    count: (): number => streams.all().length,

    close(): void {
      timers.splice(0).forEach(clearInterval);
      streams.all().forEach(streams.end);
    },
  };
};

const endedBy = (ended: { sessionId: string } | { except: string | null }) => (sessionId: string) =>
  'sessionId' in ended ? sessionId === ended.sessionId : sessionId !== ended.except;
