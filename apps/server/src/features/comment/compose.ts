import type { Platform } from '../../platform.ts';
import type { LiveBus } from '../live/bus.ts';
import type { NoteWriter } from '../note/writer/writer.ts';
import type { SearchService } from '../search/service.ts';
import { createCommentRepo } from './repo.ts';
import { commentRoutes } from './routes.ts';
import { createCommentService } from './service.ts';

type Others = { notes: NoteWriter; search: SearchService; live: LiveBus };

export const composeComment = ({ database, clock }: Platform, { notes, search, live }: Others) => {
  const service = createCommentService({ database, comments: createCommentRepo(), notes, search, live, clock });
  return { service, handlers: commentRoutes(service) };
};
