import { searchPace } from '@pinlife/contract/rate-limits';
import type { MediaSigning } from '../../db/json/wire-media.ts';
import type { Tx } from '../../db/pool.ts';
import { createPacers } from '../../platform/load/pacer.ts';
import type { Platform } from '../../platform.ts';
import { createNoteExport } from '../../views/note-export.ts';
import type { LiveBus } from '../live/bus.ts';
import type { MediaUses } from '../media/use/note-uses.ts';
import type { NoteReminders } from '../reminder/note-reminders.ts';
import { createNoteMedia } from './note-media.ts';
import { createNoteRepo } from './repo.ts';
import { noteRoutes } from './routes.ts';
import { createNoteSearchRepo } from './search-repo.ts';
import { createNoteSearch } from './search-service.ts';
import { createSearchSource } from './search-source.ts';
import { createNoteService } from './service.ts';
import { createWordBook } from './word-book.ts';
import { createNoteWriter, type NoteWriter } from './writer.ts';
import { createNoteWriterRepo } from './writer-repo.ts';

type Others = {
  writer: NoteWriter;
  reminders: NoteReminders;
  media: { signing: MediaSigning; uses: MediaUses };
  live: LiveBus;
  wake: (tx: Tx) => Promise<void>;
};

/** What other slices need of notes before these can be composed. */
export const composeNoteWriter = ({ clock }: Platform, { live }: Pick<Others, 'live'>): NoteWriter =>
  createNoteWriter({ repo: createNoteWriterRepo(), live, clock });

export const composeNote = (platform: Platform, { writer, reminders, media, live, wake }: Others) => {
  const { database, clock, log, paceFactor } = platform;
  const { signing, uses } = media;
  const repo = createNoteRepo(database, signing);
  const searchRepo = createNoteSearchRepo(database, signing);
  const pace = createPacers(clock, paceFactor)(searchPace);
  const search = createNoteSearch({ database, repo: searchRepo, pace, clock, wake });
  const noteMedia = createNoteMedia({ notes: writer, uses, search, clock });
  const service = createNoteService({
    database,
    notes: repo,
    search,
    wordBook: createWordBook({ database, repo: searchRepo, log }),
    reminders,
    media: noteMedia,
    signing,
    live,
    clock,
  });
  return {
    service,
    search,
    media: noteMedia,
    readEveryNote: createNoteExport(database, signing),
    handlers: noteRoutes(service),
    source: createSearchSource(search),
    sweep: service.sweep,
  };
};
