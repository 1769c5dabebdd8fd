import type { LiveEventName, LiveEvents } from '@pinlife/contract/live/events';
import type { LiveConnection } from '../../../http/streams/live.ts';
import type { Person } from '../../../platform/person.ts';

type Stream = Person & { connection: LiveConnection };

/** Above the tabs that a person opens. Without a limit one person could use all connections. */
const MAX_STREAMS_PER_PERSON = 64;
const HEARTBEAT_TEXT = ':\n\n';

/** The open streams of this node, by person. */
export const createOpenStreams = () => {
  const byPerson = new Map<string, Set<Stream>>();
  const streamsOf = (userId: string): Iterable<Stream> => byPerson.get(userId) ?? [];
  const all = () => [...byPerson.values()].flatMap((streams) => [...streams]);

  const remove = (stream: Stream): void => {
    const streams = byPerson.get(stream.userId);
    streams?.delete(stream);
    if (streams?.size === 0) byPerson.delete(stream.userId);
  };

  const end = (stream: Stream): void => {
    remove(stream);
    stream.connection.end();
  };

  return {
    remove,
    end,
    all,
    add(stream: Stream): void {
      const streams = byPerson.get(stream.userId) ?? new Set();
      byPerson.set(stream.userId, streams);
      const [oldest] = streams;
      if (oldest && streams.size >= MAX_STREAMS_PER_PERSON) end(oldest);
      streams.add(stream);
    },
    send<Name extends LiveEventName>(userId: string, name: Name, data: LiveEvents[Name]): void {
      const text = formatEvent(name, data);
      for (const { connection } of streamsOf(userId)) connection.send(text);
    },
    endSessions(userId: string, isEnded: (sessionId: string) => boolean): void {
      const text = formatEvent('session', { kind: 'ended' });
      for (const stream of [...streamsOf(userId)].filter(({ sessionId }) => isEnded(sessionId))) {
        stream.connection.send(text);
        end(stream);
      }
    },
    greet: (stream: Stream, hello: LiveEvents['hello'] = {}): void =>
      stream.connection.send(formatEvent('hello', hello)),
    beat(): void {
      for (const { connection } of all()) connection.send(HEARTBEAT_TEXT);
    },
  };
};

const formatEvent = <Name extends LiveEventName>(name: Name, data: LiveEvents[Name]) =>
  `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
