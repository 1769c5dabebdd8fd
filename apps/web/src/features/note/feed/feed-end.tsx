import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { FailedState } from '../../../ui/feedback/failed-state.tsx';
import { SkeletonCard } from '../../../ui/feedback/skeleton.tsx';
import { Pin } from '../../../ui/mark/pin.tsx';
import classes from './feed.module.css';

type FeedEndProps = { state: 'more' | 'loading' | 'failed' | 'end'; onRetry: () => void };

/** The row after the last card. */
export const FeedEnd = ({ state, onRetry }: FeedEndProps) => {
  const { t } = useTranslation();
  if (state === 'failed') return <FailedState onRetry={onRetry} />;
  if (state !== 'end') return <SkeletonCard />;
  return (
    <div className={classes.end}>
      <span className={classes.rule}>
        <Pin />
      </span>
      <span>{t('note.end')}</span>
    </div>
  );
};
