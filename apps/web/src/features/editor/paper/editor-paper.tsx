import { IconAlertCircle } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx';
import { Switch } from '../../../ui/field/switch.tsx';
import { MediaTools } from '../../media/attach/media-tools.tsx';
import { useFileDrop } from '../../media/attach/use-file-drop.ts';
import { ReminderDrafts, ReminderTool } from '../../reminder/editor-reminders.tsx';
import { describeOffer, QuickReminder } from '../../reminder/quick-reminder.tsx';
import { ReminderPopover } from '../../reminder/reminder-popover.tsx';
import { useReminderTarget } from '../../reminder/use-reminder-target.ts';
import type { NoteFieldsState } from '../draft/use-note-fields.ts';
import { useQuickReminder } from '../draft/use-quick-reminder.ts';
import { ColorSwatches } from '../fields/color-swatches.tsx';
import { LocationField } from '../fields/location-field.tsx';
import { NoteText } from '../text/note-text.tsx';
import { EditorBand } from './editor-band.tsx';
import { EditorFooter } from './editor-footer.tsx';
import classes from './editor-paper.module.css';

const AttachmentArea = lazyPart(() =>
  import('../../media/attach/attachment-area.tsx').then((module) => module.AttachmentArea),
);

type EditorPaperProps = {
  fields: NoteFieldsState;
  /** Closed, it shows the two empty fields only. */
  isOpen: boolean;
  /** On a phone the open editor is the whole screen. */
  isSheet: boolean;
  /** The buttons that close and save: on a sheet in the band, else in the footer. */
  actions: ReactNode;
  notice: string | null;
  /** Shown below the attachments. */
  extra?: ReactNode;
  onOpen: () => void;
  onSave: () => void;
  onEscape: () => void;
};

/** A note being written: band, text, colours and tools on its own paper. */
export const EditorPaper = (props: EditorPaperProps) => {
  const { fields, isOpen, isSheet, actions, notice, extra, onOpen, onSave, onEscape } = props;
  const { t } = useTranslation();
  const [toolbarPlace, setToolbarPlace] = useState<HTMLElement | null>(null);
  const [isFormatting, setIsFormatting] = useState(false);
  const [isLocating, setIsLocating] = useState(false);
  const colors = useRef<HTMLDivElement>(null);
  const { options, attachments } = fields;
  const drop = useFileDrop((files) => {
    onOpen();
    attachments.add(files, { wish: 'any' });
  });
  const reminders = {
    reminders: fields.reminders,
    onChange: (changed: typeof fields.reminders) => {
      fields.changeReminders(changed);
      onOpen();
    },
  };
  const proposal = useReminderTarget();
  const quick = useQuickReminder(fields, proposal.target !== null);
  const acceptButton = useRef<HTMLButtonElement>(null);
  const { offer } = quick;
  const focusWords = () => (offer?.source === 'text' ? fields.textField : fields.titleField).current?.focus();
  const nudge = isOpen && offer && (
    <QuickReminder
      ref={acceptButton}
      offer={offer}
      onAccept={() => {
        void quick.accept();
        focusWords();
      }}
      onChange={(opener) => proposal.propose(opener, offer.meta)}
      onDismiss={() => {
        quick.settle(offer);
        focusWords();
      }}
    />
  );
  const hasLocation = isLocating || options.location !== '';
  const toolbar = <div ref={setToolbarPlace} className={classes.toolbar} />;

  /**
   * Shortcuts, in the capture phase: the rich text would use Escape itself, and Ctrl+Enter to end a code block. While
   * it suggests tags, Escape and Tab are for their list.
   */
  const handleKey = (event: KeyboardEvent) => {
    const isChoosing = (event.target as HTMLElement).hasAttribute('aria-activedescendant');
    if (offer && !isChoosing && handleOfferKey(event, acceptButton.current, quick.accept)) return;
    const isSave = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.repeat;
    const isEscape =
      event.key === 'Escape' &&
      !isChoosing &&
      !event.nativeEvent.isComposing &&
      (event.target as HTMLElement).isContentEditable;
    if (!isSave && !isEscape) return;
    event.preventDefault();
    event.stopPropagation();
    if (isSave) onSave();
    else onEscape();
  };
  const chooseColor = () => {
    onOpen();
    // The row of colours appears with the open editor.
    setTimeout(() => colors.current?.querySelector<HTMLElement>(':checked')?.focus());
  };

  return (
    <div
      className={classes.content}
      data-sheet={isSheet || undefined}
      data-drop={drop.isOver ? t('media.dropHere') : undefined}
      onKeyDownCapture={handleKey}
      {...drop.handlers}
    >
      <EditorBand
        fields={fields}
        mark={isOpen ? quick.titleMark : null}
        isOpen={isOpen}
        isSheet={isSheet}
        actions={isSheet && actions}
      />
      {offer?.source === 'title' && nudge && <div className={classes.nudge}>{nudge}</div>}
      {isOpen && !isSheet && toolbar}
      <div className={classes.body} data-open={isOpen || undefined}>
        <NoteText
          key={fields.start.round}
          ref={fields.textField}
          html={fields.start.html}
          isWanted={isOpen}
          toolbarPlace={toolbarPlace}
          onChange={(state) => {
            fields.changeText(state);
            quick.watchText();
          }}
          onImages={(files) => attachments.add(files, { wish: 'image', place: 'text' })}
        />
        <div className={classes.extras}>
          {offer?.source === 'text' && nudge}
          {(attachments.list.length > 0 || attachments.isRecording) && <AttachmentArea attachments={attachments} />}
          {extra}
          {!options.selfNote && <ReminderDrafts {...reminders} offersMore={isOpen && !isSheet} />}
          {isOpen && hasLocation && (
            <LocationField
              value={options.location}
              hasFocus={isLocating}
              onChange={(location) => fields.changeOptions({ location })}
              onRemove={() => {
                setIsLocating(false);
                fields.changeOptions({ location: '' });
              }}
            />
          )}
          {notice && (
            <p className={classes.notice} role="status">
              <IconAlertCircle size={16} stroke={2} aria-hidden />
              {notice}
            </p>
          )}
        </div>
      </div>
      <ReminderPopover
        target={proposal.target}
        onSubmit={(meta, nextAt) => {
          reminders.onChange([...fields.reminders, { meta, nextAt }]);
          if (offer) quick.settle(offer);
          setTimeout(focusWords);
        }}
        onClose={proposal.close}
      />
      <span className="visually-hidden" role="status">
        {isOpen && offer && t('reminder.found.announce', { when: describeOffer(offer, t) })}
      </span>
      {isOpen && isSheet && isFormatting && toolbar}
      {isOpen && (
        <div className={classes.looks}>
          <ColorSwatches ref={colors} value={options.color} onChange={(color) => fields.changeOptions({ color })} />
          {!isSheet && (
            <Switch
              label={t('editor.selfNote')}
              value={options.selfNote}
              onChange={(selfNote) => fields.changeOptions({ selfNote })}
              isOnPaper
            />
          )}
        </div>
      )}
      <EditorFooter
        mediaTools={<MediaTools attachments={attachments} onOpen={onOpen} />}
        reminderTools={<ReminderTool {...reminders} />}
        isOpen={isOpen}
        isSheet={isSheet}
        isSelfNote={options.selfNote}
        isFormatting={isFormatting}
        hasLocation={hasLocation}
        onColor={chooseColor}
        onLocation={() => setIsLocating(true)}
        onFormatting={() => setIsFormatting(!isFormatting)}
        onSelfNote={() => fields.changeOptions({ selfNote: !options.selfNote })}
        actions={!isSheet && actions}
      />
    </div>
  );
};

/** Tab leads from the words to the offer, Alt+Enter takes it. Tab in a list indents; keys of an input method are left alone. */
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
