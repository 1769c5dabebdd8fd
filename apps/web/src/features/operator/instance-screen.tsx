import { RECORD_DAYS } from '@pinlife/contract/record/limits';
import { IconChevronRight, IconListDetails, IconUsers, type TablerIcon } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { SettingsSection } from '../../ui/list/settings-section.tsx';
import sheet from '../../ui/overlay/sheet.module.css';
import { usePeople } from './api.ts';
import { BackupsSection } from './backups-section.tsx';
import { HealthSection } from './health/health-section.tsx';
import { InvitationsSection } from './invitations-section.tsx';
import classes from './operator.module.css';
import { SignupSection } from './signup-section.tsx';
import { SpaceSection } from './space-section.tsx';

/** The operators' screen: health, people, record, signup, invitations, space and backups. */
export const InstanceScreen = ({ path }: { path: string }) => {
  const { t } = useTranslation();
  const people = usePeople({}).data;
  const counts = people && [
    t('operator.peopleCount', { count: people.total }),
    ...(people.suspended > 0 ? [t('operator.suspendedCount', { count: people.suspended })] : []),
    ...(people.beingDeleted > 0 ? [t('operator.leavingCount', { count: people.beingDeleted })] : []),
  ];
  return (
    <div className={`${sheet.sheet} ${classes.sheet}`}>
      <HealthSection />
      <SettingsSection title={t('operator.people')} text={t('operator.peopleText')}>
        <ul className={classes.rows}>
          <GoRow to={`${path}/people`} icon={IconUsers} title={t('operator.people')} text={counts?.join(', ') ?? ''} />
          <GoRow
            to={`${path}/record`}
            icon={IconListDetails}
            title={t('operator.record')}
            text={t('operator.recordRow', { days: RECORD_DAYS })}
          />
        </ul>
      </SettingsSection>
      <SignupSection />
      <InvitationsSection />
      <SpaceSection peoplePath={`${path}/people`} />
      <BackupsSection />
    </div>
  );
};

type GoRowProps = { to: string; icon: TablerIcon; title: string; text: string };

const GoRow = ({ to, icon: Glyph, title, text }: GoRowProps) => (
  <li>
    <Link className={classes.goRow} to={to}>
      <span className={classes.icon}>
        <Glyph size={20} stroke={1.75} aria-hidden />
      </span>
      <span className={classes.words}>
        <span className={classes.title}>{title}</span>
        <span className={classes.detail}>{text}</span>
      </span>
      <IconChevronRight size={20} stroke={1.75} aria-hidden />
    </Link>
  </li>
);
