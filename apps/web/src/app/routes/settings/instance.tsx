import { RECORD_DAYS } from '@pinlife/contract/record/limits';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useUser } from '../../../entities/user/api.ts';
import { InstanceScreen } from '../../../features/operator/instance-screen.tsx';
import { PeopleScreen } from '../../../features/operator/people-screen.tsx';
import { RecordScreen } from '../../../features/operator/record-screen.tsx';
import { loadOperatorTexts } from '../../../features/operator/texts.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { Page } from '../../shell/frame/page.tsx';
import { INSTANCE_PATH } from '../../shell/nav/settings-entries.ts';
import { SettingsHead } from '../../shell/nav/settings-head.tsx';
import classes from '../../shell/nav/settings-page.module.css';
import { Component as NotFound } from '../not-found.tsx';

export const loader = async (): Promise<null> => {
  await loadOperatorTexts();
  return null;
};

/** The page of operators and the two pages below it. Other people see "not found". */
export const Component = () => {
  const { t } = useTranslation();
  const { page } = useParams();
  const { data: user } = useUser();
  if (!user) return null;
  if (!user.isOperator) return <NotFound />;
  if (page === undefined) {
    return (
      <Page width="wide">
        <div className={classes.column}>
          <SettingsHead title={t('title.instance')} />
          <InstanceScreen path={INSTANCE_PATH} />
        </div>
      </Page>
    );
  }
  if (page === 'people') {
    return (
      <SubPage title={t('operator.people')} text={t('operator.peoplePage')}>
        <PeopleScreen ownId={user.id} recordPath={`${INSTANCE_PATH}/record`} />
      </SubPage>
    );
  }
  if (page === 'record') {
    return (
      <SubPage title={t('operator.record')} text={t('operator.recordPage', { days: RECORD_DAYS })}>
        <RecordScreen />
      </SubPage>
    );
  }
  return <NotFound />;
};

const SubPage = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => {
  const { t } = useTranslation();
  return (
    <Page width="wide">
      <div className={classes.wide}>
        <SettingsHead title={title} parent={{ to: INSTANCE_PATH, title: t('title.instance') }}>
          <p className={classes.lead}>{text}</p>
        </SettingsHead>
        {children}
      </div>
    </Page>
  );
};
