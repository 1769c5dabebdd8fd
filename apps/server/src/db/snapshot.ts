const serverSql = 'extract(epoch from pg_postmaster_start_time())';

/**
 * SQL of what the database shows to the statement in which it stands: which transactions, of which server. Where two
 * statements saw the same, whatever they read is the same as well. The time of the server's start tells it from another
 * one that took its place: there the same numbers stand for other transactions.
 */
export const snapshotSql = `concat(pg_current_snapshot(), ' ', ${serverSql})`;

/** SQL of the transaction in which it stands. */
export const transactionSql = `concat(pg_current_xact_id(), ' ', ${serverSql})`;

/** So many of the latest are known. */
const KNOWN_MAX = 4096;
/** Snapshots further apart are taken to differ. */
const APART_MAX = 256;

export type QuietWrites = ReturnType<typeof createQuietWrites>;

/**
 * Transactions of this process that change nothing that a page of notes shows: what was read before one of them need not
 * be read again for it. Whatever is not known to be one of them counts as a change.
 */
export const createQuietWrites = (countEnded: () => number = () => 0) => {
  const known = new Set<string>();
  return {
    /** What was read before a connection ended says nothing of what is there now: after a crash numbers may come again. */
    countEnded,

    /** Once it is committed. */
    add(transaction: string): void {
      known.add(`${transaction} ${countEnded()}`);
      for (const oldest of known) {
        if (known.size <= KNOWN_MAX) break;
        known.delete(oldest);
      }
    },

    /** Whether what was read of one snapshot lacks nothing that the other one shows. */
    hasAll(read: string, asked: string): boolean {
      if (read === asked) return true;
      const [own, other] = [parse(read), parse(asked)];
      if (own?.server !== other?.server || !own || !other || other.end - own.end > APART_MAX) return false;
      const isThere = (id: number) =>
        isShown(own, id) || !isShown(other, id) || known.has(`${id} ${own.server} ${countEnded()}`);
      for (let id = own.end; id < other.end; id += 1) if (!isThere(id)) return false;
      for (const id of own.running) if (!isThere(id)) return false;
      return true;
    },
  };
};

type Snapshot = { end: number; running: ReadonlySet<number>; server: string };

/** `pg_snapshot`: the first transaction that runs, the first that has not begun, and those between them that run. */
const parse = (text: string): Snapshot | null => {
  const [, end, running = '', server = ''] = /^\d+:(\d+):([\d,]*) (.+)$/.exec(text) ?? [];
  if (end === undefined) return null;
  return { end: Number(end), running: new Set(running === '' ? [] : running.split(',').map(Number)), server };
};

const isShown = ({ end, running }: Snapshot, id: number): boolean => id < end && !running.has(id);
