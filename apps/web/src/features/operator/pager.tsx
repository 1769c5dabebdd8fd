import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Button } from '../../ui/action/button.tsx';
import { formatNumber } from './format.ts';
import classes from './table.module.css';

type PagerProps = { page: number; size: number; total: number; onChange: (page: number) => void };

/** Hidden if there is only one page. */
export const Pager = ({ page, size, total, onChange }: PagerProps) => {
  const { t } = useTranslation();
  if (total <= size) return null;
  const last = Math.min(total, (page + 1) * size);
  return (
    <div className={classes.pager}>
      <span role="status">
        {t('operator.range', {
          from: formatNumber(page * size + 1),
          to: formatNumber(last),
          total: formatNumber(total),
        })}
      </span>
      <div>
        <Button variant="outline" size="sm" disabled={page === 0} onClick={() => onChange(page - 1)}>
          {t('operator.previous')}
        </Button>
        <Button variant="outline" size="sm" disabled={last >= total} onClick={() => onChange(page + 1)}>
          {t('operator.next')}
        </Button>
      </div>
    </div>
  );
};
