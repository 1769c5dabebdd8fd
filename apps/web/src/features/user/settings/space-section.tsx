import { NEARLY_FULL_SHARE } from '@pinlife/contract/media/limits';
import type { Space } from '@pinlife/contract/media/schema';
import { IconAlertTriangle } from '@tabler/icons-react';
import { formatBytes, useTranslation } from '../../../lib/i18n/i18n.ts';
import { Hint } from '../../../ui/feedback/hint.tsx';
import { ShareBar } from '../../../ui/feedback/share-bar.tsx';
import { SkeletonBar } from '../../../ui/feedback/skeleton.tsx';
import { SettingsSection } from '../../../ui/list/settings-section.tsx';
import { useSpace } from '../api.ts';
import classes from './space-section.module.css';

/** The used space, with advice if it is nearly full. */
export const SpaceSection = () => {
  const { t } = useTranslation();
  const { data } = useSpace();
  return (
    <SettingsSection title={t('space.title')} text={t('space.text')}>
      {data ? <Used space={data} /> : <SkeletonBar height={60} />}
    </SettingsSection>
  );
};

const Used = ({ space: { usedBytes, quotaBytes } }: { space: Space }) => {
  const { t } = useTranslation();
  const used = formatBytes(usedBytes);
  if (quotaBytes === null) {
    return (
      <div className={classes.space}>
        <Amount words={t('space.used', { used: MARK })} used={used} />
        <p className={classes.counts}>{t('space.counts')}</p>
      </div>
    );
  }
  const share = usedBytes / quotaBytes;
  const tone = share >= 1 ? 'danger' : share >= NEARLY_FULL_SHARE ? 'warning' : undefined;
  const quota = formatBytes(quotaBytes);
  return (
    <div className={classes.space} data-tone={tone}>
      <Amount words={t('space.of', { used: MARK, quota })} used={used} />
      <ShareBar label={t('space.title')} share={share} words={t('space.of', { used, quota })} />
      <p className={classes.counts}>{t('space.counts')}</p>
      {tone === 'warning' && (
        <Hint tone="warning" icon={IconAlertTriangle}>
          {t('space.nearly', { left: formatBytes(quotaBytes - usedBytes) })}
        </Hint>
      )}
      {tone === 'danger' && (
        <Hint tone="danger">
          {usedBytes > quotaBytes ? t('space.above', { more: formatBytes(usedBytes - quotaBytes) }) : t('space.full')}
        </Hint>
      )}
    </div>
  );
};

/** Stands for the amount in a sentence, which each language orders in its own way. */
const MARK = '\u0000';

const Amount = ({ words, used }: { words: string; used: string }) => {
  const [before, after] = words.split(MARK);
  return (
    <p className={classes.used}>
      {before}
      <b>{used}</b>
      {after}
    </p>
  );
};
