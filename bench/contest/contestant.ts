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
  /** So many people, by number from 0, without notes at first. */
  openDay(people: number): Promise<Day>;
  stop(): Promise<void>;
};

/** What one of many people asks for in a day. */
export type Day = {
  list(person: number): Request;
  readNote(person: number, id: string): Request;
  create(person: number, note: WrittenNote): Request;
  edit(person: number, id: string, note: WrittenNote): Request;
  tick(person: number, id: string, isDone: boolean): Request;
  setPassion(person: number, id: string, isPassion: boolean): Request;
  comment(person: number, id: string, text: string): Request;
  search(person: number, search: string): Request;
  /** Of the next 30 days. */
  listEvents(person: number): Request;
  listNotifications(person: number): Request;
  /** The id of the note that an answer tells of. */
  readId(answer: unknown): string;
};
