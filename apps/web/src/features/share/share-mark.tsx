import type { Note } from '@pinlife/contract/note/schema';
import { IconLink, IconLinkOff, IconWorld } from '@tabler/icons-react';
import { useUser } from '../../entities/user/api.ts';
import { formatDay } from '../../lib/i18n/format.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useHasEnded } from '../../lib/time/use-has-ended.ts';
import classes from './share-mark.module.css';
import { openShare } from './share-opener.ts';

type Mark = NonNullable<Note['share']>;

/** The mark of a shared note on its card; opens the share dialog. */
export const ShareMark = ({ note }: { note: Note }) => note.share && <Button note={note} share={note.share} />;

const Button = ({ note, share }: { note: Note; share: Mark }) => {
  const { t } = useTranslation();
  const hasEnded = useHasEnded(share.expiresAt);
  // While the profile is off only the link leads to it.
  const isPublic = useUser().data?.publicProfile.enabled === true && share.onProfile;
  const Sign = hasEnded ? IconLinkOff : isPublic ? IconWorld : IconLink;
  const words = describe();
  return (
    <button
      type="button"
      className={classes.mark}
      aria-label={t('share.mark.open', { words })}
      onClick={() => openShare(note)}
    >
      <Sign size={14} stroke={2.25} aria-hidden />
      {words}
    </button>
  );

  function describe(): string {
    if (hasEnded) return t('share.mark.ended');
    if (isPublic) return t('share.mark.public');
    if (share.expiresAt === null) return t('share.mark.shared');
    return t('share.mark.until', { date: formatDay(new Date(share.expiresAt)) });
  }
};
