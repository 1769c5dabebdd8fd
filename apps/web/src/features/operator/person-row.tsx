import { NEARLY_FULL_SHARE } from '@pinlife/contract/media/limits';
import type { ListedPerson } from '@pinlife/contract/operator/schema';
import { IconTrash } from '@tabler/icons-react';
import { capitalise, formatDate, formatDay } from '../../lib/i18n/format.ts';
import { formatBytes, useTranslation } from '../../lib/i18n/i18n.ts';
import { countDaysUntil } from '../../lib/time/days-until.ts';
import { ActionMenu } from '../../ui/action/action-menu.tsx';
import { Button } from '../../ui/action/button.tsx';
import iconButton from '../../ui/action/icon-button.module.css';
import { Avatar } from '../../ui/mark/avatar.tsx';
import { Pill } from '../../ui/mark/pill.tsx';
import { StateStamp } from '../../ui/mark/state-stamp.tsx';
import { formatNumber, formatPart, formatPercent, formatSeenDay } from './format.ts';
import classes from './table.module.css';
import { usePersonActions } from './use-person-actions.ts';

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;

type PersonRowProps = {
  person: ListedPerson;
  isOwn: boolean;
  recordPath: string;
  onDelete: () => void;
  onSetSpace: () => void;
};

/** A person in the list, with initials instead of the photo. On a phone the numbers are below the name. */
export const PersonRow = ({ person, isOwn, recordPath, onDelete, onSetSpace }: PersonRowProps) => {
  const { t } = useTranslation();
  const { actions, keepAccount, isBusy } = usePersonActions({ person, isOwn, recordPath, onDelete, onSetSpace });
  const { name, username, email, since, lastSeen, pinups, goneAt, suspendedAt } = person;
  const seen = lastSeen === null ? t('operator.never').toLowerCase() : formatSeenDay(lastSeen);
  const space = describeSpace(t, person);
  const isFull = isNearlyFull(person) || undefined;
  return (
    <tr className={goneAt || suspendedAt ? classes.shut : undefined}>
      <td>
        <div className={classes.person}>
          <span className={classes.disc}>
            <Avatar name={name} size="sm" />
          </span>
          <div className={classes.words}>
            <div className={classes.name}>
              {name}
              {person.isOperator && <Pill>{t('operator.operator')}</Pill>}
              {suspendedAt && !goneAt && <StateStamp>{t('operator.suspended')}</StateStamp>}
              {isOwn && <span>{t('operator.you')}</span>}
            </div>
            <div className={classes.detail}>
              @{username}, {email}
            </div>
            {!person.isVerified && <div className={classes.detail}>{t('operator.unverified')}</div>}
            <div className={classes.facts}>
              {t('settings.lastSeen', { date: seen })}, {t('operator.pinupCount', { count: pinups })},{' '}
              <span data-full={isFull}>{space}</span>
            </div>
            {suspendedAt && !goneAt && <div className={classes.detail}>{describeSuspension(t, person)}</div>}
            {goneAt && (
              <div className={classes.gone}>
                <span>
                  <IconTrash size={16} stroke={2} aria-hidden />
                  {t('operator.goneIn', {
                    count: countDaysUntil(Date.parse(goneAt)),
                    date: formatDay(new Date(goneAt)),
                  })}
                </span>
                <Button variant="outline" size="sm" isLoading={isBusy} onClick={keepAccount}>
                  {t('operator.keepAccount')}
                </Button>
              </div>
            )}
          </div>
        </div>
      </td>
      <td className={classes.figure}>{formatDate(new Date(since), DAY)}</td>
      <td className={classes.figure}>{capitalise(seen)}</td>
      <td className={`${classes.figure} ${classes.right}`}>{formatNumber(pinups)}</td>
      <td className={`${classes.figure} ${classes.space}`} data-full={isFull}>
        {space}
        {person.quotaBytes !== null && (
          <span className={classes.track} aria-hidden>
            <span style={{ transform: `scaleX(${Math.min(1, person.bytes / person.quotaBytes)})` }} />
          </span>
        )}
      </td>
      <td>
        <ActionMenu
          label={t('operator.moreFor', { name })}
          actions={actions}
          className={`${iconButton.button} ${classes.menu}`}
        />
      </td>
    </tr>
  );
};

const isNearlyFull = ({ bytes, quotaBytes }: ListedPerson): boolean =>
  quotaBytes !== null && bytes >= NEARLY_FULL_SHARE * quotaBytes;

/** `200 MB of 10 GB`, `9.2 of 10 GB, 92 %` */
const describeSpace = (t: ReturnType<typeof useTranslation>['t'], person: ListedPerson): string => {
  const { bytes, quotaBytes } = person;
  if (quotaBytes === null) return formatBytes(bytes);
  const words = t('operator.ofQuota', { used: formatPart(bytes, quotaBytes), quota: formatBytes(quotaBytes) });
  return isNearlyFull(person) ? `${words}, ${formatPercent(bytes / quotaBytes)}` : words;
};

const describeSuspension = (
  t: ReturnType<typeof useTranslation>['t'],
  { suspendedAt, suspendedBy }: ListedPerson,
): string => {
  const date = formatDay(new Date(suspendedAt ?? 0));
  return suspendedBy === null
    ? t('operator.suspendedOn', { date })
    : t('operator.suspendedBy', { date, name: suspendedBy });
};
