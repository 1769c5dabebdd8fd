import { parseArgs } from 'node:util';

type Options = {
  isQuick: boolean;
  /** Selects rows whose name contains one of these; empty for all. */
  words: string[];
  /** The file of an earlier result; undefined for the latest. */
  comparedWith: string | undefined;
  isPublished: boolean;
  /** Also runs Parse Server, and PocketBase if `POCKETBASE_BIN` is set. */
  withPeers: boolean;
};

export const parseOptions = (parts: readonly string[]): Options => {
  const { values, positionals } = parseArgs({
    args: parts.map((part, index) => (isBareCompare(parts, index) ? '--compare=' : part)),
    allowPositionals: true,
    options: {
      quick: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true, default: [] },
      compare: { type: 'string' },
      publish: { type: 'boolean', default: false },
      peers: { type: 'boolean', default: false },
    },
  });
  return {
    isQuick: values.quick,
    words: [...values.only, ...(values.only.length > 0 ? positionals : [])].map((word) => word.toLowerCase()),
    comparedWith: values.compare || undefined,
    isPublished: values.publish,
    withPeers: values.peers,
  };
};

/** `--compare` without a file is the default. */
const isBareCompare = (parts: readonly string[], index: number): boolean =>
  parts[index] === '--compare' && (parts[index + 1] ?? '--').startsWith('--');
