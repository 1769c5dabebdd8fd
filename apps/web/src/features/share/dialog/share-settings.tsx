import type { Note } from '@pinlife/contract/note/schema';
import type { Share } from '@pinlife/contract/share/schema';
import { useState } from 'react';
import type { ShareUpdate } from '../../../entities/share/api.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { findServerTime } from '../../../lib/time/server-clock.ts';
import { daysUntil, EndChoice, writeEnd } from './end-choice.tsx';
import { LinkField } from './link-field.tsx';
import { SavedPassphrase } from './saved-passphrase.tsx';
import { ShareOptions } from './share-options.tsx';

type ShareSettingsProps = {
  note: Note;
  share: Share;
  isSaving: boolean;
  /** Returns whether it was saved. */
  onChange: (update: ShareUpdate) => Promise<boolean>;
};

/** The options of a share. All except the passphrase take effect at once. */
export const ShareSettings = ({ note, share, isSaving, onChange }: ShareSettingsProps) => {
  const { t } = useTranslation();
  const [isTyping, setIsTyping] = useState(false);
  const isAsking = share.hasPassphrase || isTyping;
  const ask = (wanted: boolean) => {
    setIsTyping(wanted);
    if (!wanted && share.hasPassphrase) onChange({ passphrase: null });
  };
  const save = async (passphrase: string): Promise<boolean> => {
    const isTaken = await onChange({ passphrase });
    if (isTaken) setIsTyping(false);
    return isTaken;
  };
  return (
    <>
      <LinkField share={share} onRenew={() => onChange({ renew: true })} />
      <EndChoice
        days={daysUntil(share.expiresAt, findServerTime() ?? Date.now())}
        text={share.expiresAt === null ? t('share.endsNever') : t('share.endsOn', { date: writeEnd(share.expiresAt) })}
        onChange={(expiresInDays) => onChange({ expiresInDays })}
      />
      <ShareOptions
        note={note}
        host={new URL(share.url, location.origin).host}
        options={share}
        endsAt={share.expiresAt}
        isAsking={isAsking}
        onAsk={ask}
        onChange={onChange}
      >
        {isAsking && <SavedPassphrase isSet={share.hasPassphrase} isSaving={isSaving} onSave={save} />}
      </ShareOptions>
    </>
  );
};
