import { DAY_MS } from '@pinlife/contract/durations';
import type { Note } from '@pinlife/contract/note/schema';
import { DEFAULT_SHARE_DAYS, type ShareDays } from '@pinlife/contract/share/limits';
import { IconLock } from '@tabler/icons-react';
import { type SubmitEvent, useState } from 'react';
import type { ShareUpdate } from '../../../entities/share/api.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { findServerTime } from '../../../lib/time/server-clock.ts';
import { Hint } from '../../../ui/feedback/hint.tsx';
import { EndChoice } from './end-choice.tsx';
import { isLongEnough, PassphraseField } from './passphrase-field.tsx';
import { ShareOptions } from './share-options.tsx';

type NewShareFormProps = {
  id: string;
  note: Note;
  /** Why the last try failed. */
  failure: string | null;
  onSubmit: (share: ShareUpdate) => void;
};

/** The options of a new share. */
export const NewShareForm = ({ id, note, failure, onSubmit }: NewShareFormProps) => {
  const { t } = useTranslation();
  const [days, setDays] = useState<ShareDays | null>(DEFAULT_SHARE_DAYS);
  const [options, setOptions] = useState({ hasPassphrase: false, showComments: false, onProfile: false });
  const [isAsking, setIsAsking] = useState(false);
  const [passphrase, setPassphrase] = useState('');
  const [isTooShort, setIsTooShort] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const isMissing = isAsking && !isLongEnough(passphrase);
    setIsTooShort(isMissing);
    const { showComments, onProfile } = options;
    if (!isMissing) onSubmit({ expiresInDays: days, showComments, onProfile, ...(isAsking && { passphrase }) });
  };
  return (
    <form id={id} onSubmit={submit} noValidate style={{ display: 'contents' }}>
      {failure ? <Hint tone="danger">{failure}</Hint> : <Hint icon={IconLock}>{t('share.onlyYou')}</Hint>}
      <EndChoice days={days} text={t('share.endsFromNow')} onChange={setDays} />
      <ShareOptions
        note={note}
        host={location.host}
        options={options}
        endsAt={days && new Date((findServerTime() ?? Date.now()) + days * DAY_MS).toISOString()}
        isAsking={isAsking}
        onAsk={setIsAsking}
        onChange={(changed) => setOptions({ ...options, ...changed })}
      >
        {isAsking && (
          <PassphraseField
            value={passphrase}
            onChange={setPassphrase}
            error={isTooShort ? t('error.passphrase_too_short') : undefined}
          />
        )}
      </ShareOptions>
    </form>
  );
};
