import type { ImportLine } from '@pinlife/contract/import/schema';
import { currentTag, useTranslation } from '../../../lib/i18n/i18n.ts';
import { reasonOf } from '../reason.ts';
import own from './counts.module.css';
import { groupLines, listSome } from './lines.ts';

type LineListProps = { lines: readonly ImportLine[]; total: number };

/** The report lines: what was omitted, or came without one of its parts, and why. */
export const LineList = ({ lines, total }: LineListProps) => {
  const { t } = useTranslation();
  if (lines.length === 0) return null;
  const write = new Intl.NumberFormat(currentTag()).format;
  return (
    <div>
      <h3 className={own.title}>{t('import.why')}</h3>
      <ul className={own.lines}>
        {groupLines(lines).map(({ reason, count, names }) => (
          <li key={reason}>
            <b>{write(count)}</b>
            <span>
              {reasonOf(reason)}
              {names.length > 0 && <span className={own.names}>{listSome(names, names.length)}</span>}
            </span>
          </li>
        ))}
      </ul>
      {total > lines.length && <p className={own.also}>{t('import.notListed', { count: total - lines.length })}</p>}
    </div>
  );
};
