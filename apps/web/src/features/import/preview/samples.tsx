import type { ImportSample } from '@pinlife/contract/import/schema';
import { paperNumber } from '../../../entities/note/paper.ts';
import { formatDay } from '../../../lib/i18n/format.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import paper from '../../../ui/mark/paper.module.css';
import { Pin } from '../../../ui/mark/pin.tsx';
import own from './samples.module.css';

/** A preview of some notes of the file. */
export const Samples = ({ samples, keepsDates }: { samples: readonly ImportSample[]; keepsDates: boolean }) => (
  <div className={own.samples}>
    {samples.map((sample) => (
      <Sample key={`${sample.createdAt} ${sample.title}`} {...sample} keepsDates={keepsDates} />
    ))}
  </div>
);

const Sample = ({ title, text, color, createdAt, remindsAt, keepsDates }: ImportSample & { keepsDates: boolean }) => {
  const { t } = useTranslation();
  const day = formatDay(keepsDates ? new Date(createdAt) : new Date());
  return (
    <article className={`${paper.paper} ${own.note}`} data-c={paperNumber(color)}>
      <Pin kind={remindsAt ? 'live' : 'plain'} className={own.pin} />
      <header className={own.header}>
        <h3 className={own.title}>{title}</h3>
        <p className={own.meta}>
          {remindsAt ? t('import.remind', { when: formatDay(new Date(remindsAt), new Date(), 'short') }) : day}
        </p>
      </header>
      {text !== '' && <p className={own.text}>{text}</p>}
    </article>
  );
};
