import { type RecordAct, recordActs } from '@pinlife/contract/record/limits';
import type { RecordEntry } from '@pinlife/contract/record/schema';
import {
  IconDatabase,
  IconDoorEnter,
  IconFingerprint,
  IconId,
  IconKey,
  IconLock,
  IconMailForward,
  IconPlugConnected,
  IconSettings,
  IconShieldCheck,
  IconShieldOff,
  IconTrash,
  IconUserCheck,
  IconUserMinus,
  IconUserPause,
  IconUserPlus,
  IconUserShield,
  type TablerIcon,
} from '@tabler/icons-react';
import { formatDay } from '../../lib/i18n/format.ts';
import { formatBytes, useTranslation } from '../../lib/i18n/i18n.ts';
import { formatRecentLine } from '../../lib/i18n/recent.ts';
import type { Translate } from '../../locales/locale-types.ts';
import { IconWell } from '../../ui/mark/icon-well.tsx';
import { Pill } from '../../ui/mark/pill.tsx';
import operatorClasses from './operator.module.css';
import classes from './table.module.css';

const icons: Record<RecordAct, TablerIcon> = {
  signupSet: IconSettings,
  invited: IconUserPlus,
  invitationWithdrawn: IconUserMinus,
  resetMailed: IconMailForward,
  suspended: IconUserPause,
  letIn: IconDoorEnter,
  deletionSet: IconTrash,
  kept: IconUserCheck,
  deleted: IconTrash,
  operatorMade: IconUserShield,
  operatorRemoved: IconUserMinus,
  quotaSet: IconDatabase,
  personQuotaSet: IconDatabase,
  loginsFailed: IconLock,
  passwordReset: IconKey,
  twoStepReset: IconShieldOff,
  tokenMade: IconPlugConnected,
  webhookMade: IconPlugConnected,
  passkeyMade: IconFingerprint,
  oidcConnected: IconId,
  twoStepOn: IconShieldCheck,
  twoStepOff: IconShieldOff,
};

/** One action: what and by whom; automatic ones show the person concerned. */
export const RecordRow = ({ entry }: { entry: RecordEntry }) => {
  const { t } = useTranslation();
  const isOfOperators = recordActs[entry.act] === 'operator';
  return (
    <tr>
      <td className={classes.figure}>{formatRecentLine(entry.at)}</td>
      <td>
        <div className={classes.person}>
          <IconWell icon={icons[entry.act]} />
          <div className={classes.words}>
            <div className={operatorClasses.title}>{describe(t, entry)}</div>
            <div className={classes.detail}>
              {isOfOperators ? (entry.by ?? t('operator.commandLine')) : entry.about}
            </div>
          </div>
        </div>
      </td>
      <td className={classes.right}>
        <Pill>{t(`operator.kindOf.${entry.kind}`)}</Pill>
      </td>
    </tr>
  );
};

const describe = (t: Translate, { act, about, detail }: RecordEntry): string => {
  const name = about ?? '';
  const days = t('operator.days', { count: Number(detail['days'] ?? 0) });
  switch (act) {
    case 'signupSet':
      return t('operator.act.signupSet', {
        before: nameRule(t, detail['before']),
        after: nameRule(t, detail['after']),
      });
    case 'invited':
      return detail['email']
        ? t('operator.act.invited', { email: detail['email'], days })
        : t('operator.act.madeLink', { places: t('operator.places', { count: Number(detail['places'] ?? 1) }), days });
    case 'quotaSet':
    case 'personQuotaSet':
      return t(`operator.act.${act}`, {
        name,
        before: nameQuota(t, detail['before']),
        after: nameQuota(t, detail['after']),
      });
    case 'deletionSet': {
      const { gone } = detail;
      // Entries of an earlier version do not say when.
      return gone
        ? t('operator.act.deletionSetUntil', { name, date: formatDay(new Date(gone)) })
        : t('operator.act.deletionSet', { name });
    }
    case 'invitationWithdrawn':
    case 'loginsFailed':
    case 'passwordReset':
    case 'tokenMade':
    case 'webhookMade':
    case 'passkeyMade':
    case 'oidcConnected':
    case 'twoStepOn':
    case 'twoStepOff':
      return t(`operator.act.${act}`);
    default:
      return t(`operator.act.${act}`, { name });
  }
};

const nameQuota = (t: Translate, quota = 'none'): string =>
  quota === 'none' || quota === 'everybody' ? t(`operator.quotaKind.${quota}`) : formatBytes(Number(quota));

const nameRule = (t: Translate, rule: string | undefined): string =>
  rule === 'invite' || rule === 'closed' ? t(`operator.rule.${rule}`) : t('operator.rule.open');
