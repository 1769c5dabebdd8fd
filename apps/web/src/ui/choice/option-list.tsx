import { Combobox } from '@base-ui/react/combobox';
import { IconPlus } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import classes from './option-list.module.css';

export type ListOption = {
  key: string;
  label: string;
  /** A short mark before the label, and a word at the end of the line. */
  stamp?: string | undefined;
  note?: string | undefined;
  /** Adds the typed text instead of a listed option. */
  isNew?: boolean;
};

const GAP = 6;

/** The list of a combobox. In the body, so that a scrolling dialog does not clip it; as wide as its field. */
export const OptionList = ({ anchor }: { anchor: RefObject<HTMLElement | null> }) => {
  const { t } = useTranslation();
  return (
    <Combobox.Portal>
      <Combobox.Positioner className={classes.place} anchor={anchor} align="start" sideOffset={GAP}>
        <Combobox.Popup className={classes.popup}>
          <DismissNames />
          <Combobox.Empty>
            <p className={classes.empty}>{t('note.noResults')}</p>
          </Combobox.Empty>
          <Combobox.List className={classes.list} aria-label={t('field.choices')}>
            {(option: ListOption) => <Option key={option.key} option={option} />}
          </Combobox.List>
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  );
};

const Option = ({ option }: { option: ListOption }) => (
  <Combobox.Item value={option} className={classes.option} data-new={option.isNew || undefined}>
    {option.isNew && <IconPlus size={16} stroke={2} aria-hidden />}
    {option.stamp && (
      <span className={classes.stamp} aria-hidden>
        {option.stamp}
      </span>
    )}
    <span className={classes.label}>{option.label}</span>
    {option.note && <span className={classes.note}>{option.note}</span>}
  </Combobox.Item>
);

/** Base UI closes the list with hidden buttons beside the field and the list, which it names in English only. */
const DismissNames = () => {
  const { t } = useTranslation();
  const name = t('shell.close');
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    for (const button of mark.current?.ownerDocument.querySelectorAll('[aria-label="Dismiss"]') ?? []) {
      button.setAttribute('aria-label', name);
    }
  }, [name]);
  return <span ref={mark} hidden />;
};
