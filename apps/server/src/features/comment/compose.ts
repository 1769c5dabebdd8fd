import type { Platform } from '../../platform.ts';
import type { LiveBus } from '../live/bus.ts';
import type { NoteSearch } from '../note/search-service.ts';
import { createCommentRepo } from './repo.ts';
import { commentRoutes } from './routes.ts';
import { createCommentService } from './service.ts';

type Others = { search: NoteSearch; live: LiveBus };

export const composeComment = ({ database, clock }: Platform, { search, live }: Others) => ({
  handlers: commentRoutes(createCommentService({ database, comments: createCommentRepo(), search, live, clock })),
});
