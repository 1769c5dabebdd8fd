import type { Media } from '@pinlife/contract/media/schema';
import { IconBell, IconMapPin, IconMinus, IconPalette, IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { paperNumber } from '../../../entities/note/paper.ts';
import { formatWhen } from '../../../lib/i18n/format.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { Hint } from '../../../ui/feedback/hint.tsx';
import paper from '../../../ui/mark/paper.module.css';
import { Pin } from '../../../ui/mark/pin.tsx';
import { hasText } from '../card/note-html.ts';
import { colorName, compareMedia, compareReminders, type Marked } from './changes.ts';
import classes from './history.module.css';
import { MarkedLine, MarkedProse } from './marked-prose.tsx';
import marks from './marks.module.css';
import type { Entry } from './timeline.ts';

/** A version of a note with its added and removed parts. */
export const VersionPaper = ({ entry, when }: { entry: Entry; when: string }) => {
  const { t } = useTranslation();
  const { title, content, options, media, lostMedia, before } = entry;
  const earlier = before ?? entry;
  const isTextSame = earlier.title === title && earlier.content === content;
  return (
    <article className={`${paper.paper} ${classes.paper}`} data-c={paperNumber(options.color)} aria-label={title}>
      <Pin kind="plain" className={classes.pin} />
      <header className={classes.head}>
        <h3 className="h4" dir="auto">
          <MarkedLine before={earlier.title} after={title} />
        </h3>
        <p className={classes.quiet}>{when}</p>
      </header>
      <div className={classes.text}>
        <Chips entry={entry} />
        {hasText(content) || hasText(earlier.content) ? (
          <MarkedProse before={earlier.content} after={content} media={[...media, ...earlier.media]} />
        ) : (
          <p>{t('editor.conflict.empty')}</p>
        )}
        {before && isTextSame && <p className={classes.quiet}>{t('history.sameText')}</p>}
        <MediaMarks media={compareMedia(entry)} />
        {lostMedia > 0 && <Hint tone="warning">{t('history.lost', { count: lostMedia })}</Hint>}
      </div>
    </article>
  );
};

const Chips = ({ entry }: { entry: Entry }) => {
  const { t } = useTranslation();
  const { options, before } = entry;
  const nameOf = (color: string) => t(`editor.colors.${colorName(color)}`);
  const reminders = compareReminders(entry).filter(({ kind }) => kind !== 'same');
  const isMoved = before !== null && before.options.location !== options.location;
  return (
    <ul className={classes.chips}>
      {before && before.options.color !== options.color && (
        <Chip icon={<IconPalette size={16} aria-hidden />}>
          {t('editor.color')} <del>{nameOf(before.options.color)}</del> <ins>{nameOf(options.color)}</ins>
        </Chip>
      )}
      {isMoved && (
        <Chip icon={<IconMapPin size={16} aria-hidden />}>
          <MarkedLine before={before.options.location} after={options.location} />
        </Chip>
      )}
      {reminders.map(({ kind, item }) => {
        const when = formatWhen(new Date(item.nextAt ?? item.meta.selectedDateTime));
        return (
          <Chip key={`${kind} ${item._id}`} icon={<IconBell size={16} aria-hidden />}>
            {kind === 'added' ? <ins>{when}</ins> : <del>{when}</del>}{' '}
            {t(kind === 'added' ? 'history.reminderIsNew' : 'history.reminderIsGone')}
          </Chip>
        );
      })}
    </ul>
  );
};

const Chip = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className={`${classes.chip} ${marks.marks}`}>
    {icon}
    <span>{children}</span>
  </li>
);

const MediaMarks = ({ media }: { media: readonly Marked<Media>[] }) => {
  const { t } = useTranslation();
  const shown = media.filter(({ item }) => !item.inline);
  if (shown.length === 0) return null;
  return (
    <ul className={classes.media}>
      {shown.map(({ kind, item }) => (
        <li key={item._id} data-kind={kind}>
          {item.type === 'image' ? (
            <img src={item.thumbUrl ?? item.url} alt={item.filename} />
          ) : (
            <span className={classes.file}>{item.filename}</span>
          )}
          {kind !== 'same' && (
            <span className={classes.tag}>
              {kind === 'added' ? <IconPlus size={16} aria-hidden /> : <IconMinus size={16} aria-hidden />}
              {t(kind === 'added' ? 'history.isAdded' : 'history.isRemoved')}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
};
