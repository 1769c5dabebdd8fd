import type { SliceDependencies } from '../../slice-dependencies.ts';
import type { LiveBus } from '../live/bus.ts';
import type { NoteWriter } from '../note/writer/writer.ts';
import type { Indexing } from '../search/indexing/indexing.ts';
import { createCommentRepo } from './repo.ts';
import { commentRoutes } from './routes.ts';
import { createCommentService } from './service.ts';

type Others = { notes: NoteWriter; search: Indexing; live: LiveBus };

export const composeComment = ({ database, clock }: SliceDependencies, { notes, search, live }: Others) => {
  const service = createCommentService({ database, comments: createCommentRepo(), notes, search, live, clock });
  return { service, handlers: commentRoutes(service) };
};
