import { IconAlertCircle } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, type Ref, useRef, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx';
import { Switch } from '../../../ui/field/switch.tsx';
import { MediaTools } from '../../media/attach/media-tools.tsx';
import { useFileDrop } from '../../media/attach/use-file-drop.ts';
import { ReminderDrafts, ReminderTool } from '../../reminder/editor-reminders.tsx';
import type { NoteFieldsState } from '../draft/use-note-fields.ts';
import { ColorSwatches } from '../fields/color-swatches.tsx';
import { LocationField } from '../fields/location-field.tsx';
import { NoteText } from '../text/note-text.tsx';
import { EditorBand } from './editor-band.tsx';
import { EditorFooter } from './editor-footer.tsx';
import classes from './editor-paper.module.css';
import { useOffer } from './use-offer.tsx';

const AttachmentArea = lazyPart(() =>
  import('../../media/attach/attachment-area.tsx').then((module) => module.AttachmentArea),
);

type EditorPaperProps = {
  fields: NoteFieldsState;
  /** If closed, only the two empty fields are shown. */
  isOpen: boolean;
  /** The open editor fills the screen of a phone. */
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

/** The sheet of a note that is being written: title, text, colours and tools. */
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
    attachments.add(files, { wanted: 'any' });
  });
  const reminders = {
    reminders: fields.reminders,
    onChange: (changed: typeof fields.reminders) => {
      fields.changeReminders(changed);
      onOpen();
    },
  };
  const quick = useOffer(fields, { isOpen, onReminders: reminders.onChange });
  const hasLocation = isLocating || options.location !== '';
  const toolbar = <div ref={setToolbarPlace} className={classes.toolbar} />;

  /**
   * Shortcuts, in the capture phase: the rich text would use Escape itself, and Ctrl+Enter to end a code block. While
   * it suggests tags, their list handles Escape and Tab.
   */
  const handleKey = (event: KeyboardEvent) => {
    const isChoosing = (event.target as HTMLElement).hasAttribute('aria-activedescendant');
    if (!isChoosing && quick.handleKey(event)) return;
    const isSave = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.repeat;
    if (!isSave && (isChoosing || !isEscapeOfText(event))) return;
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
      {quick.source === 'title' && quick.nudge && <div className={classes.nudge}>{quick.nudge}</div>}
      {isOpen && !isSheet && toolbar}
      <div className={classes.body} data-open={isOpen || undefined}>
        <NoteText
          key={fields.start.field}
          ref={fields.textField}
          html={fields.start.html}
          isWanted={isOpen}
          toolbarPlace={toolbarPlace}
          onChange={(state) => {
            fields.changeText(state);
            quick.watchText();
          }}
          onImages={(files) => attachments.add(files, { wanted: 'image', area: 'text' })}
        />
        <div className={classes.extras}>
          {quick.source === 'text' && quick.nudge}
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
          {notice && <Notice text={notice} />}
        </div>
      </div>
      {quick.form}
      {isOpen && isSheet && isFormatting && toolbar}
      {isOpen && <Looks ref={colors} fields={fields} isSheet={isSheet} />}
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

const isEscapeOfText = ({ key, nativeEvent, target }: KeyboardEvent): boolean =>
  key === 'Escape' && !nativeEvent.isComposing && (target as HTMLElement).isContentEditable;

const Notice = ({ text }: { text: string }) => (
  <p className={classes.notice} role="status">
    <IconAlertCircle size={16} stroke={2} aria-hidden />
    {text}
  </p>
);

type LooksProps = { ref: Ref<HTMLDivElement>; fields: NoteFieldsState; isSheet: boolean };

/** The colours and, outside of a sheet, the switch of a self note. */
const Looks = ({ ref, fields, isSheet }: LooksProps) => {
  const { t } = useTranslation();
  const { options } = fields;
  return (
    <div className={classes.looks}>
      <ColorSwatches ref={ref} value={options.color} onChange={(color) => fields.changeOptions({ color })} />
      {!isSheet && (
        <Switch
          label={t('editor.selfNote')}
          value={options.selfNote}
          onChange={(selfNote) => fields.changeOptions({ selfNote })}
          isOnPaper
        />
      )}
    </div>
  );
};
