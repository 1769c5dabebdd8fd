import type { PublicPart } from '@pinlife/contract/user/public-profile';
import type { User } from '@pinlife/contract/user/schema';
import { IconInfoCircle } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { Checkbox } from '../../../ui/field/checkbox.tsx';
import classes from './public-profile.module.css';

/** The groups of the public page. The contract's own list would load the validator too. */
const groups = {
  page: ['photo', 'cover', 'tagline', 'about'],
  cards: ['hobbies', 'interests', 'education', 'employment', 'nationality', 'languages', 'web'],
  reach: ['email', 'mobile'],
} as const satisfies Record<string, readonly PublicPart[]>;

type ShownPartsProps = {
  user: User;
  shown: readonly PublicPart[];
  onChange: (part: PublicPart, isShown: boolean) => void;
};

/** A tick for each thing that strangers may see. */
export const ShownParts = ({ user, shown, onChange }: ShownPartsProps) => {
  const { t } = useTranslation();
  const id = useId();
  // The full value that would be published.
  const details: Partial<Record<PublicPart, string>> = { email: user.email, mobile: user.fullPhoneNumber };
  return (
    <div className={classes.stack}>
      {(['page', 'cards', 'reach'] as const).map((group) => (
        <fieldset key={group} className={classes.group} aria-describedby={group === 'reach' ? id : undefined}>
          <legend className={classes.legend}>{t(`publicProfile.${group}`)}</legend>
          <div className={classes.ticks}>
            {groups[group].map((part) => (
              <Checkbox
                key={part}
                name={part}
                value={shown.includes(part)}
                onChange={(isShown) => onChange(part, isShown)}
              >
                {nameOf(part)}
                {details[part] && <small className={classes.detail}>{details[part]}</small>}
              </Checkbox>
            ))}
          </div>
        </fieldset>
      ))}
      <p id={id} className={classes.note}>
        <IconInfoCircle size={16} stroke={1.75} aria-hidden />
        {t('publicProfile.reachText')}
      </p>
    </div>
  );

  /** Named as in the profile. */
  function nameOf(part: PublicPart): string {
    if (part === 'photo' || part === 'cover') return t(`publicProfile.${part}`);
    return t(`profile.${part}`);
  }
};
