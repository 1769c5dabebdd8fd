import { formsKeyOf, storageKeys } from '@pinlife/contract/storage-keys';
import { useEffect, useEffectEvent, useState } from 'react';
import { onSessionEnd } from '../session/session.ts';
import { readItem, writeItem } from '../storage/storage.ts';
import { applyChanges, isAlike, isRecord } from './changed-fields.ts';

/** Unsaved forms of a person whose session ended without a logout; never with secrets. */
type StoredForms = { person: string; forms: Record<string, unknown> };

const readKept = (userId: string): StoredForms => {
  const nothing = { person: userId, forms: {} };
  try {
    // An older version of the app had one key for all people.
    const stored = readItem('sessionStorage', formsKeyOf(userId)) ?? readItem('sessionStorage', storageKeys.forms);
    const kept: StoredForms | null = JSON.parse(stored ?? 'null');
    return kept?.person === userId && isRecord(kept.forms) ? kept : nothing;
  } catch {
    return nothing;
  }
};

const writeKept = (kept: StoredForms): void =>
  writeItem('sessionStorage', formsKeyOf(kept.person), JSON.stringify(kept));

/** The forms that wait for this person. */
export const listKeptForms = (userId: string): string[] => Object.keys(readKept(userId).forms);

const dropKept = (userId: string, form: string): void => {
  const { [form]: dropped, ...others } = readKept(userId).forms;
  if (dropped !== undefined) writeKept({ person: userId, forms: others });
};

/** A form with unsaved changes: its values as they were loaded or saved last, and as they are written. */
type EditedForm = { before: unknown; after: unknown };

/**
 * Initial values of a form: `initial`, with what the person had changed when the session ended without a logout. Other fields are
 * those of `initial`, because another device may have changed them meanwhile.
 */
export const useFormStart = <Values>(userId: string, form: string, initial: Values): Values => {
  const [start] = useState(() => restoreValues(initial, readKept(userId).forms[form]));
  useEffect(() => dropKept(userId, form), [userId, form]);
  return start;
};

/**
 * Stores what `read` answers when the session expires: nothing of an unchanged form, and never a secret. A logout
 * stores nothing.
 */
export const useFormKeeper = (userId: string, form: string, read: () => EditedForm | null): void => {
  const readNow = useEffectEvent(read);
  useEffect(
    () =>
      onSessionEnd((reason) => {
        const values = reason === 'expired' ? readNow() : null;
        if (values !== null) writeKept({ person: userId, forms: { ...readKept(userId).forms, [form]: values } });
      }),
    [userId, form],
  );
};

/** An older page has stored the written values alone: all of them count as changed. */
const restoreValues = <Values>(initial: Values, kept: unknown): Values => {
  if (isRecord(kept) && 'before' in kept && 'after' in kept)
    return applyChanges(kept['before'], kept['after'], initial);
  if (!isRecord(initial)) return isAlike(initial, kept) ? (kept as Values) : initial;
  if (!isRecord(kept)) return initial;
  const fitting = Object.entries(kept).filter(([name, value]) => name in initial && isAlike(initial[name], value));
  return { ...initial, ...Object.fromEntries(fitting) };
};
