import type { NoteUpdate } from '@pinlife/contract/note/schema';
import type { Content } from './content/html-writer.ts';
import type { EditableNote, NoteChanges } from './repo.ts';
import { writeTags } from './tagging/tags.ts';

/** The fields that an update changes: those that are sent and differ from the note. */
export const findChanges = (
  current: EditableNote,
  { title, options = {} }: NoteUpdate,
  clean: Content | undefined,
): NoteChanges => {
  const wanted: NoteChanges = {
    ...given('title', title),
    ...given('content', clean?.html),
    ...given('color', options.color),
    ...given('passion', options.passion),
    ...given('location', options.location),
    ...given('self_note', options.selfNote),
  };
  const changes: NoteChanges = Object.fromEntries(
    Object.entries(wanted).filter(
      ([name, value]) => value !== current[name as keyof typeof wanted & keyof EditableNote],
    ),
  );
  return {
    ...changes,
    ...(changes.content !== undefined && clean && { plain_text: clean.plainText }),
    ...((changes.content ?? changes.title) !== undefined &&
      writeTags(changes.title ?? current.title, changes.content ?? current.content)),
  };
};

const given = <Name extends string, Value>(name: Name, value: Value | undefined) =>
  value === undefined ? {} : ({ [name]: value } as Record<Name, Value>);
