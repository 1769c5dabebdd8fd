import { hobbies as knownHobbies } from '@pinlife/contract/user/choices';
import { CHOICE_MAX_LENGTH, INTERESTS_MIN_COUNT } from '@pinlife/contract/user/limits';
import { applyListChanges } from '../../../lib/form/changed-fields.ts';
import { currentTag, useTranslation } from '../../../lib/i18n/i18n.ts';
import { TagsField } from '../../../ui/choice/tags-field.tsx';
import { useChoiceName } from '../choice-name.ts';
import type { CardModalProps } from './card-modal.tsx';
import { EditModal } from './edit-modal.tsx';
import { listInterests } from './interest-choices.ts';
import { useCardEdit } from './use-card-edit.ts';

export const HobbiesModal = (modal: CardModalProps) => {
  const { user, isOpen, onClose } = modal;
  const { t } = useTranslation();
  const nameOf = useChoiceName();
  const { values, setValues, frame } = useCardEdit({
    ...modal,
    card: 'hobbies',
    initial: user.hobbies,
    toUpdate: (hobbies, before) => ({ hobbies: applyListChanges(before, hobbies, user.hobbies) }),
  });
  return (
    <EditModal {...frame} title={t('profile.hobbies')} isOpen={isOpen} onClose={onClose}>
      <TagsField
        name="hobbies"
        label={t('profile.hobbiesField')}
        placeholder={t('profile.searchOrAdd')}
        value={values}
        suggestions={sortByName([...new Set<string>([...knownHobbies, ...user.hobbies])], nameOf)}
        nameOf={nameOf}
        onChange={setValues}
        maxLength={CHOICE_MAX_LENGTH}
      />
    </EditModal>
  );
};

export const InterestsModal = (modal: CardModalProps) => {
  const { user, isOpen, onClose } = modal;
  const { t } = useTranslation();
  const nameOf = useChoiceName();
  const { values, setValues, frame } = useCardEdit({
    ...modal,
    card: 'interests',
    initial: user.interests.hobbies,
    toUpdate: (hobbies, before) => ({
      interests: { hobbies: applyListChanges(before, hobbies, user.interests.hobbies) },
    }),
  });
  const isEnough = values.length >= INTERESTS_MIN_COUNT;
  return (
    <EditModal {...frame} title={t('profile.interests')} isOpen={isOpen} onClose={onClose} canSave={isEnough}>
      <TagsField
        name="interests"
        label={t('profile.interestsField')}
        placeholder={t('profile.searchOrAdd')}
        value={values}
        suggestions={listInterests(user.interests.hobbies)}
        nameOf={nameOf}
        onChange={setValues}
        maxLength={CHOICE_MAX_LENGTH}
        error={isEnough ? undefined : t('profile.interestsTooFew')}
      />
    </EditModal>
  );
};

const sortByName = (entries: readonly string[], nameOf: (entry: string) => string): string[] => {
  const { compare } = new Intl.Collator(currentTag());
  return entries.toSorted((one, other) => compare(nameOf(one), nameOf(other)));
};
