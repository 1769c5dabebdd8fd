import { TITLE_MESSAGE_MS } from '@pinlife/contract/note/limits';
import type { NoteOptions } from '@pinlife/contract/note/schema';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type DraftReminder, isSameReminders } from '../../../entities/reminder/draft-reminder.ts';
import { useAttachments } from '../../media/attach/use-attachments.ts';
import { fitTitle } from '../fields/title.ts';
import type { NoteTextHandle, TextState } from '../text/note-text.tsx';
import { isSameOptions, type NoteFields } from './note-fields.ts';

/**
 * The state of the editor's fields. `saved` is what counts as unchanged. The text itself is state of its field, which is
 * read when it is needed.
 */
export const useNoteFields = (owner: string, saved: NoteFields, onChange: () => void) => {
  const [title, setTitle] = useState(saved.title);
  const [options, setOptions] = useState(saved.options);
  const [reminders, setReminders] = useState(saved.reminders);
  const [start, setStart] = useState({ html: saved.content, round: 0, field: 0 });
  const [text, setText] = useState<TextState>({ isEmpty: saved.content === '', isChanged: false });
  const textField = useRef<NoteTextHandle>(null);
  /** The last text of an editor that was left: it may still be saving. */
  const leftText = useRef<string | null>(null);
  useLayoutEffect(
    () => () => {
      leftText.current = textField.current?.readHtml() ?? null;
    },
    [],
  );
  const titleField = useRef<HTMLTextAreaElement>(null);
  const message = useTitleMessage();
  const attachments = useAttachments({
    owner,
    saved: saved.media,
    onChange,
    findPlaceholders: () => textField.current?.findPlaceholders() ?? null,
  });

  return {
    title,
    options,
    reminders,
    attachments,
    /** The initial text; another `round` after each replacement, another `field` mounts the field anew. */
    start,
    textField,
    titleField,
    isTitleMissing: message.isShown,
    hasContent:
      title.trim() !== '' ||
      !text.isEmpty ||
      options.location.trim() !== '' ||
      reminders.length > 0 ||
      attachments.list.length > 0 ||
      attachments.isPending,
    isChanged:
      attachments.isChanged ||
      attachments.isPending ||
      title !== saved.title ||
      text.isChanged ||
      start.html !== saved.content ||
      !isSameOptions(options, saved.options) ||
      !isSameReminders(reminders, saved.reminders),
    read: (): NoteFields => ({
      title: title.trim(),
      content: textField.current?.readHtml() ?? leftText.current ?? start.html,
      options: { ...options, location: options.location.trim() },
      // Still in the state, in case the person turns the switch back.
      reminders: options.selfNote ? [] : reminders,
      media: attachments.readMedia(),
    }),
    changeTitle: (typed: string) => {
      setTitle(fitTitle(typed));
      message.hide();
      onChange();
    },
    changeOptions: (changes: Partial<NoteOptions>) => {
      setOptions((before) => ({ ...before, ...changes }));
      onChange();
    },
    changeReminders: (changed: readonly DraftReminder[]) => {
      setReminders(changed);
      onChange();
    },
    addReminder: (reminder: DraftReminder) => {
      setReminders((before) => [...before, reminder]);
      onChange();
    },
    changeText: ({ isEmpty, isChanged }: TextState) => {
      setText((before) =>
        before.isEmpty === isEmpty && before.isChanged === isChanged ? before : { isEmpty, isChanged },
      );
      onChange();
    },
    /** Replaces all fields. */
    replace: (fields: NoteFields) => {
      setTitle(fields.title);
      setOptions(fields.options);
      setReminders(fields.reminders);
      attachments.replace(fields.media);
      // A field that already shows this text stays: a rich editor takes long to make.
      const isShown = !text.isChanged && textField.current?.readHtml() === fields.content;
      setStart((before) => ({
        html: fields.content,
        round: before.round + 1,
        field: isShown && before.html === fields.content ? before.field : before.field + 1,
      }));
      setText({ isEmpty: fields.content === '', isChanged: false });
      message.hide();
    },
    demandTitle: () => {
      message.show();
      titleField.current?.focus();
    },
  };
};

export type NoteFieldsState = ReturnType<typeof useNoteFields>;

/** A message that hides itself after a while; shown again, its time starts again. */
const useTitleMessage = () => {
  const [shownCount, setShownCount] = useState(0);
  useEffect(() => {
    if (shownCount === 0) return;
    const timer = setTimeout(() => setShownCount(0), TITLE_MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [shownCount]);
  return {
    isShown: shownCount > 0,
    show: () => setShownCount((count) => count + 1),
    hide: () => setShownCount(0),
  };
};
