import type { Note } from '@pinlife/contract/note/schema';
import { PROFILE_PATH } from '@pinlife/contract/share/limits';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useUser } from '../../../entities/user/api.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import link from '../../../ui/action/link.module.css';
import { SettingRow } from '../../../ui/field/setting-row.tsx';
import { closeShare } from '../share-opener.ts';
import { writeEnd } from './end-choice.tsx';
import classes from './share-dialog.module.css';

type Options = { hasPassphrase: boolean; showComments: boolean; onProfile: boolean };

type ShareOptionsProps = {
  note: Note;
  /** The host of the shared address. */
  host: string;
  options: Options;
  /** When its link ends, if it does. */
  endsAt: string | null;
  /** A passphrase is set, or about to be. */
  isAsking: boolean;
  onAsk: (isAsking: boolean) => void;
  onChange: (options: Partial<Omit<Options, 'hasPassphrase'>>) => void;
  /** The passphrase field. */
  children: ReactNode;
};

/** A passphrase and the public profile exclude each other; each shows why it is disabled. */
export const ShareOptions = ({
  note,
  host,
  options,
  endsAt,
  isAsking,
  onAsk,
  onChange,
  children,
}: ShareOptionsProps) => {
  const { t } = useTranslation();
  const count = note.commentCount;
  return (
    <div className={classes.options}>
      <SettingRow
        title={t('share.passphrase')}
        value={isAsking}
        onChange={onAsk}
        isDisabled={options.onProfile && !isAsking}
      >
        {t(options.onProfile ? 'share.passphraseBarred' : 'share.passphraseText')}
      </SettingRow>
      {children}
      <SettingRow
        title={t('share.comments')}
        value={options.showComments}
        onChange={(showComments) => onChange({ showComments })}
      >
        {count > 0 ? t('share.commentsText', { count }) : t('share.commentsNone')}
      </SettingRow>
      <ProfileRow
        host={host}
        value={options.onProfile}
        endsAt={endsAt}
        isBarred={isAsking}
        onChange={(onProfile) => onChange({ onProfile })}
      />
    </div>
  );
};

type ProfileRowProps = {
  host: string;
  value: boolean;
  endsAt: string | null;
  isBarred: boolean;
  onChange: (value: boolean) => void;
};

const ProfileRow = ({ host, value, endsAt, isBarred, onChange }: ProfileRowProps) => {
  const { t } = useTranslation();
  const { data: user } = useUser();
  const isOff = !user?.publicProfile.enabled;
  // A chosen option can always be removed.
  const isDisabled = !value && (isOff || isBarred);
  return (
    <SettingRow title={t('share.profile')} value={value} onChange={onChange} isDisabled={isDisabled}>
      {isOff ? (
        <>
          {t('share.profileOff')}{' '}
          <Link className={`${link.link} ${link.inline} ${classes.inline}`} to={PUBLIC_SETTINGS} onClick={closeShare}>
            {t('share.profileTurnOn')}
          </Link>
        </>
      ) : isBarred ? (
        t('share.profileBarred')
      ) : (
        <>
          {t('share.profileText', { address: `${host}${PROFILE_PATH}/${user.username}` })}
          {value && endsAt && ` ${t('share.profileUntil', { date: writeEnd(endsAt) })}`}
        </>
      )}
    </SettingRow>
  );
};

const PUBLIC_SETTINGS = '/dashboard/settings/public';
