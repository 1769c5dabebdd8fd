import { Readable } from 'node:stream';
import { isErrorCode } from '@pinlife/contract/errors';
import { IMPORT_ENTRIES_MAX, type ImportSource } from '@pinlife/contract/import/limits';
import type { z } from 'zod';
import { CageDeath, CageRefusal, openCage } from '../../../platform/cage/cage.ts';
import type { CageLimits } from '../../../platform/cage/meter.ts';
import { findProgram } from '../../../platform/program.ts';
import type { Content } from '../../note/content/html-writer.ts';
import type { OpenParts } from '../file/parts.ts';
import { ImportFault } from '../read/fault.ts';
import type { DraftComment, DraftFile, DraftNote, FaultyItem, FoundNote } from '../read/port.ts';
import { commentsSchema, contentsSchema, draftsSchema, nextSchema, openedSchema } from './answer-schemas.ts';
import type { DraftAnswer, ReaderTask, UncleanText } from './tasks.ts';

const MB = 1024 * 1024;
const QUESTION_LENGTH = MB / 2;
export const importProgram = {
  program: findProgram('import-process'),
  heapMb: 96,
  memoryMb: 256,
  cpuSeconds: 1800,
  // glibc gives blocks of the file back to the system when they are freed; by default it keeps them.
  env: { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_ARENA_MAX: '1' },
};
export const importLimits: CageLimits = {
  cpuMs: 10_000,
  wallMs: 120_000,
  memoryBytes: 220 * MB,
  outputBytes: 12 * MB,
};

/** A note that was found; it can be read until the next group is requested. */
export type CagedNote = Omit<FoundNote, 'read' | 'textBytes'> & { position: number };
export type CagedItem = CagedNote | FaultyItem;

export type CagedDraft = Omit<DraftNote, 'comments'> & {
  commentCount: number;
  listComments(): Promise<readonly DraftComment[]>;
  /** The first words of a note without a title. */
  plainText?: string | undefined;
};

export type CagedReader = {
  source: ImportSource;
  /** Returns the next items, at most `atMost`; an empty list at the end. */
  next(atMost: number): Promise<CagedItem[]>;
  /** Reads notes of the last group. Their files and comments are available until the next group is requested. */
  read(notes: readonly CagedNote[]): AsyncGenerator<[CagedNote, CagedDraft | ImportFault]>;
  /** Sanitizes rich texts. `media` maps the ids of files to media ids. */
  clean(texts: readonly UncleanText[]): AsyncGenerator<Content | ImportFault>;
  /** The death of the process, if it died. A storage error that follows from it hides the cause. */
  findDeath(): CageDeath | null;
  spentMs(): number;
  end(): void;
};

type Options = {
  filename: string;
  /** Number of items to skip. */
  skip: number;
  /** Names of the items that killed the reader twice. */
  harmful: readonly string[];
  /** The CPU time that is left for the readers of this person. */
  cpuMs: number;
  /** Called with the CPU time that was used if the file cannot be opened. */
  onRefused(spentMs: number): Promise<void>;
};

/** Opens a file with notes in a caged process. Throws `CageDeath` if the process dies, `ImportFault` if the file is refused. */
export const openCaged = async (bytes: OpenParts, { cpuMs, onRefused, ...options }: Options): Promise<CagedReader> => {
  const caged = openCage<ReaderTask>(importProgram, { ...importLimits, totalCpuMs: cpuMs }, bytes.read);

  let death: CageDeath | null = null;

  const ask = async (task: ReaderTask) => {
    try {
      return await caged.ask(task);
    } catch (error) {
      if (error instanceof CageDeath) death = error;
      throw error instanceof CageRefusal && isErrorCode(error.code) ? new ImportFault(error.code) : error;
    }
  };
  /** An invalid answer counts as a death of the process, because the same bytes would cause it again. */
  const askFor = async <Schema extends z.ZodType>(schema: Schema, task: ReaderTask): Promise<z.output<Schema>> => {
    const { answer } = await ask(task);
    const { success, data, error } = schema.safeParse(answer);
    if (success) return data;
    caged.end();
    const [issue] = error.issues;
    death = new CageDeath(
      `its answer broke a rule at ${issue?.path.join('.')}`,
      findPlace(task, issue?.path ?? []),
      false,
    );
    throw death;
  };

  const openFile = async (item: number, file: number): Promise<Readable> => {
    await ask({ task: 'file', item, file });
    return Readable.from(readPieces(), { objectMode: false });
  };
  async function* readPieces(): AsyncGenerator<Buffer> {
    for (;;) {
      const piece = (await ask({ task: 'piece' })).bytes;
      if (piece.length === 0) return;
      yield piece;
    }
  }

  const listComments = async (item: number, first: readonly DraftComment[], count: number) => {
    const comments = [...first];
    while (comments.length < count) {
      const more = await askFor(commentsSchema, { task: 'comments', item, from: comments.length });
      if (more.length === 0) break;
      comments.push(...more);
    }
    return comments;
  };

  const toDraft = (item: number, { files, comments, ...told }: DraftAnswer): CagedDraft => ({
    ...told,
    files: files.map((file, index): DraftFile => ({ ...file, open: () => openFile(item, index) })),
    listComments: () => listComments(item, comments, told.commentCount),
  });

  async function* read(notes: readonly CagedNote[]): AsyncGenerator<[CagedNote, CagedDraft | ImportFault]> {
    for (let done = 0; done < notes.length; ) {
      const asked = notes.slice(done);
      const told = await askFor(draftsSchema, { task: 'read', items: asked.map(({ position }) => position) });
      for (const [index, draft] of told.slice(0, asked.length).entries()) {
        const note = asked[index] as CagedNote;
        yield [note, 'fault' in draft ? new ImportFault(draft.fault) : toDraft(note.position, draft as DraftAnswer)];
      }
      done += told.length;
    }
  }

  async function* clean(texts: readonly UncleanText[]): AsyncGenerator<Content | ImportFault> {
    for (let done = 0; done < texts.length; ) {
      const asked = takeFitting(texts.slice(done));
      const told = await askFor(contentsSchema, { task: 'clean', texts: asked });
      for (const content of told.slice(0, asked.length)) {
        yield 'fault' in content ? new ImportFault(content.fault) : content;
      }
      done += told.length;
    }
  }

  const next = async (atMost: number): Promise<CagedItem[]> => {
    const { first, items } = await askFor(nextSchema, { task: 'next', atMost });
    if (first + items.length > IMPORT_ENTRIES_MAX) throw new ImportFault('import_too_many');
    return items.map((item, index) => ('fault' in item ? item : { ...item, position: first + index }));
  };

  try {
    const { source } = await askFor(openedSchema, { task: 'open', size: bytes.size, ...options });
    return {
      source,
      next,
      read,
      clean,
      findDeath: () => death,
      spentMs: caged.spentMs,
      end: caged.end,
    };
  } catch (error) {
    caged.end();
    await onRefused(caged.spentMs());
    throw error;
  }
};

/** The item of an invalid answer, named as the reader names it. `next` is asked before an item is known. */
const findPlace = (task: ReaderTask, [index]: readonly PropertyKey[]): string => {
  if (task.task === 'read') return `item ${task.items[Number(index)]}`;
  if (task.task === 'clean') return `item ${task.texts[Number(index)]?.item}`;
  return 'item' in task ? `item ${task.item}` : 'file';
};

/** The texts that fit into one question, because a question is sent with one write. */
const takeFitting = (texts: readonly UncleanText[]): readonly UncleanText[] => {
  let length = 0;
  const end = texts.findIndex(({ content }) => {
    length += content.length;
    return length > QUESTION_LENGTH;
  });
  return end < 0 ? texts : texts.slice(0, Math.max(end, 1));
};
