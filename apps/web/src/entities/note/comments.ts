import type { Comment } from '@pinlife/contract/comment/schema';
import type { Note } from '@pinlife/contract/note/schema';

const hasComment = ({ comments }: Note, id: string): boolean => comments.some(({ _id }) => _id === id);

/** Adds or replaces a comment. A new one comes last and increases the count. */
export const withComment =
  (comment: Comment) =>
  <Known extends Note>(note: Known): Known =>
    hasComment(note, comment._id)
      ? { ...note, comments: note.comments.map((other) => (other._id === comment._id ? comment : other)) }
      : { ...note, comments: [...note.comments, comment], commentCount: note.commentCount + 1 };

/** Replaces the text of a comment; an unknown comment is not added. */
export const withEditedComment =
  (id: string, content: string, updatedAt: string) =>
  <Known extends Note>(note: Known): Known => ({
    ...note,
    comments: note.comments.map((other) => (other._id === id ? { ...other, content, updatedAt } : other)),
  });

export const withoutComment =
  (id: string) =>
  <Known extends Note>(note: Known): Known =>
    hasComment(note, id)
      ? { ...note, comments: note.comments.filter(({ _id }) => _id !== id), commentCount: note.commentCount - 1 }
      : note;
