import type { Comment } from '@pinlife/contract/comment/schema';
import type { CommentRow } from './repo.ts';

export const toComment = (row: CommentRow): Comment => ({
  _id: row.id,
  content: row.content,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});
