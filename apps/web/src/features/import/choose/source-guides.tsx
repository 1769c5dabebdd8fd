import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { SettingsSection } from '../../../ui/list/settings-section.tsx';
import classes from '../import.module.css';
import { iconOf, nameOf } from '../source.ts';
import own from './source-guides.module.css';

const guides = ['keep', 'joplin', 'evernote', 'markdown', 'pinlife'] as const;
type GuideName = (typeof guides)[number];

/** How to export a file from each program. */
export const SourceGuides = () => {
  const { t } = useTranslation();
  return (
    <SettingsSection title={t('import.whereFrom')} text={t('import.whereFromText')}>
      <ul>
        {guides.map((guide) => (
          <li key={guide} className={own.item}>
            <Guide guide={guide} />
          </li>
        ))}
      </ul>
    </SettingsSection>
  );
};

const Guide = ({ guide }: { guide: GuideName }) => {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const stepsId = useId();
  const Glyph = iconOf(guide);
  return (
    <>
      <button
        type="button"
        className={own.source}
        aria-expanded={isOpen}
        aria-controls={isOpen ? stepsId : undefined}
        onClick={() => setIsOpen((wasOpen) => !wasOpen)}
      >
        <span className={classes.well}>
          <Glyph size={20} stroke={1.75} aria-hidden />
        </span>
        <span className={classes.words}>
          <span className={classes.name}>{guide === 'markdown' ? t('import.guide.markdown.name') : nameOf(guide)}</span>
          <span className={classes.facts}>{t(`import.guide.${guide}.text`)}</span>
        </span>
        <IconChevronDown className={own.chevron} size={18} stroke={1.75} aria-hidden />
      </button>
      {isOpen && (
        <ol id={stepsId} className={own.steps}>
          <li>{t(`import.guide.${guide}.first`)}</li>
          <li>{t(`import.guide.${guide}.second`)}</li>
          <li>{t(`import.guide.${guide}.third`)}</li>
        </ol>
      )}
    </>
  );
};
