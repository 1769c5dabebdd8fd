import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { describeOffer, QuickReminder } from '../../reminder/quick-reminder.tsx';
import { ReminderPopover } from '../../reminder/reminder-popover.tsx';
import { useReminderTarget } from '../../reminder/use-reminder-target.ts';
import type { NoteFieldsState } from '../draft/use-note-fields.ts';
import { useQuickReminder } from '../draft/use-quick-reminder.ts';

type Options = { isOpen: boolean; onReminders: (reminders: NoteFieldsState['reminders']) => void };

/** The reminder that the written words suggest: its buttons, its form, and its keys. */
export const useOffer = (fields: NoteFieldsState, { isOpen, onReminders }: Options) => {
  const { t } = useTranslation();
  const proposal = useReminderTarget();
  const { offer, accept, closeOffer, titleMark, watchText } = useQuickReminder(fields, proposal.target !== null);
  const acceptButton = useRef<HTMLButtonElement>(null);
  const focusWords = () => (offer?.source === 'text' ? fields.textField : fields.titleField).current?.focus();
  return {
    source: offer?.source,
    titleMark,
    watchText,
    nudge: isOpen && offer && (
      <QuickReminder
        ref={acceptButton}
        offer={offer}
        onAccept={() => {
          void accept();
          focusWords();
        }}
        onChange={(opener) => proposal.propose(opener, offer.meta)}
        onDismiss={() => {
          closeOffer(offer);
          focusWords();
        }}
      />
    ),
    form: (
      <>
        <ReminderPopover
          target={proposal.target}
          onSubmit={(meta, nextAt) => {
            onReminders([...fields.reminders, { meta, nextAt }]);
            if (offer) closeOffer(offer);
            setTimeout(focusWords);
          }}
          onClose={proposal.close}
        />
        <span className="visually-hidden" role="status">
          {isOpen && offer && t('reminder.found.announce', { when: describeOffer(offer, t) })}
        </span>
      </>
    ),
    /** Returns whether the key was for the offer. */
    handleKey: (event: KeyboardEvent): boolean => offer !== null && handleOfferKey(event, acceptButton.current, accept),
  };
};

/** Tab moves the focus from the text to the offer, Alt+Enter accepts it. In a list, Tab indents instead. */
const handleOfferKey = (event: KeyboardEvent, button: HTMLElement | null, accept: () => void): boolean => {
  const { key, altKey, ctrlKey, metaKey, shiftKey, nativeEvent } = event;
  const target = event.target as HTMLElement;
  if (nativeEvent.isComposing || ctrlKey || metaKey || shiftKey) return false;
  const isAccept = key === 'Enter' && altKey && !event.repeat;
  const isWriting = target instanceof HTMLTextAreaElement || target.isContentEditable;
  const isInList = getSelection()?.anchorNode?.parentElement?.closest('[contenteditable] li') != null;
  const isReach = key === 'Tab' && !altKey && isWriting && !(target.isContentEditable && isInList);
  if (!isAccept && !isReach) return false;
  event.preventDefault();
  event.stopPropagation();
  if (isAccept) accept();
  else button?.focus();
  return true;
};
