import type { Programs } from '../processor.ts';
import type { Request } from '../replay.ts';
import type { WrittenNote } from '../text/note.ts';

/** A server for notes, empty at first: ours or another program. Nobody is asked for what it cannot do. */
export type Contestant = {
  /** With its version. */
  name: string;
  port: number;
  programs: Programs;
  /** Where all its data lies. */
  folder: string;
  writeCreate(note: WrittenNote): Request;
  list: Request;
  writeSearch(search: string): Request;
  stop(): Promise<void>;
};
