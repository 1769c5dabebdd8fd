import { useTranslation } from '../../../lib/i18n/i18n.ts';
import type { PlainKey } from '../../../locales/locale-types.ts';
import { Modal } from '../../../ui/overlay/modal.tsx';
import classes from './shortcut-sheet.module.css';

type KeyName = 'ctrl' | 'enter' | 'escape' | 'shift' | 'pageUp' | 'pageDown';
/** Keys pressed together; a name of the locale, or the character itself. */
type Chord = readonly (KeyName | '/' | '?' | 'F6' | 'B' | 'I' | 'U' | '←' | '→' | '↑' | '↓')[];
type Shortcut = { does: PlainKey; chords: readonly Chord[] };

const groups: readonly { title: PlainKey; shortcuts: readonly Shortcut[] }[] = [
  {
    title: 'shortcut.everywhere',
    shortcuts: [
      { does: 'shortcut.search', chords: [['/']] },
      { does: 'shortcut.help', chords: [['?']] },
      { does: 'shortcut.close', chords: [['escape']] },
      { does: 'shell.notices', chords: [['F6']] },
    ],
  },
  {
    title: 'shortcut.list',
    shortcuts: [
      { does: 'shortcut.next', chords: [['pageDown']] },
      { does: 'shortcut.previous', chords: [['pageUp']] },
    ],
  },
  {
    title: 'shortcut.writing',
    shortcuts: [
      { does: 'shortcut.pin', chords: [['ctrl', 'enter']] },
      { does: 'editor.tool.bold', chords: [['ctrl', 'B']] },
      { does: 'editor.tool.italic', chords: [['ctrl', 'I']] },
      { does: 'editor.tool.underline', chords: [['ctrl', 'U']] },
      { does: 'shortcut.post', chords: [['enter']] },
      { does: 'shortcut.line', chords: [['shift', 'enter']] },
    ],
  },
  {
    title: 'shortcut.calendar',
    shortcuts: [
      { does: 'shortcut.day', chords: [['←'], ['→']] },
      { does: 'shortcut.week', chords: [['↑'], ['↓']] },
      { does: 'shortcut.month', chords: [['pageUp'], ['pageDown']] },
    ],
  },
];

/** Contains nothing focusable, so the sheet itself is: otherwise the keyboard could not scroll it. */
const scrollable = { tabIndex: 0 };

type ShortcutSheetProps = { isOpen: boolean; onClose: () => void };

/** The list of shortcuts. */
export const ShortcutSheet = ({ isOpen, onClose }: ShortcutSheetProps) => {
  const { t } = useTranslation();
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={t('shortcut.title')} closesOnScrim>
      <div className={classes.groups} {...scrollable}>
        {groups.map(({ title, shortcuts }) => (
          <section key={title}>
            <h3 className="h4">{t(title)}</h3>
            <dl className={classes.list}>
              {shortcuts.map(({ does, chords }) => (
                <div key={does} className={classes.shortcut}>
                  <dt>{t(does)}</dt>
                  <dd className={classes.chords}>
                    {chords.map((chord) => (
                      <Keys key={chord.join()} chord={chord} />
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  );
};

const isMac = /Mac|iPad|iPhone/.test(navigator.userAgent);
const keyNames: readonly string[] = ['ctrl', 'enter', 'escape', 'shift', 'pageUp', 'pageDown'] satisfies KeyName[];
const isKeyName = (key: string): key is KeyName => keyNames.includes(key);

const Keys = ({ chord }: { chord: Chord }) => {
  const { t } = useTranslation();
  const nameOf = (key: Chord[number]): string => {
    if (key === 'ctrl' && isMac) return '⌘';
    return isKeyName(key) ? t(`shortcut.key.${key}`) : key;
  };
  return (
    <span className={classes.chord}>
      {chord.map((key) => (
        <kbd key={key} className={classes.key}>
          {nameOf(key)}
        </kbd>
      ))}
    </span>
  );
};
