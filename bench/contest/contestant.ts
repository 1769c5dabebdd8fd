import type { Programs } from '../processor.ts';
import type { Request } from '../replay.ts';
import type { WrittenNote } from '../text/note.ts';

/** A server for notes, empty at first: PinLife or another program. Unsupported requests are not sent. */
export type Contestant = {
  /** The name and the version. */
  name: string;
  port: number;
  programs: Programs;
  /** The folder of all its data. */
  folder: string;
  writeCreate(note: WrittenNote): Request;
  list: Request;
  writeSearch(search: string): Request;
  /** Creates this number of people, by number from 0, without notes. */
  openDay(people: number): Promise<Day>;
  stop(): Promise<void>;
};

/** The requests of many people in a day. */
export type Day = {
  list(person: number): Request;
  readNote(person: number, id: string): Request;
  create(person: number, note: WrittenNote): Request;
  edit(person: number, id: string, note: WrittenNote): Request;
  tick(person: number, id: string, isDone: boolean): Request;
  setPassion(person: number, id: string, isPassion: boolean): Request;
  comment(person: number, id: string, text: string): Request;
  search(person: number, search: string): Request;
  /** The events of the next 30 days. */
  listEvents(person: number): Request;
  listNotifications(person: number): Request;
  /** The id of the note in an answer. */
  readId(answer: unknown): string;
};
