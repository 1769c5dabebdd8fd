import { knownLanguages, relationshipStatuses } from '@pinlife/contract/user/choices';
import {
  CHOICE_MAX_LENGTH,
  TAGLINE_MAX_LENGTH,
  TAGLINE_SHOWN_LENGTH,
  WEBSITE_MAX_LENGTH,
} from '@pinlife/contract/user/limits';
import { genders } from '@pinlife/contract/user/schema';
import { IconWorld } from '@tabler/icons-react';
import { sentenceOf, useTranslation } from '../../../lib/i18n/i18n.ts';
import { SearchSelect } from '../../../ui/choice/search-select.tsx';
import { SelectField } from '../../../ui/choice/select-field.tsx';
import { TagsField } from '../../../ui/choice/tags-field.tsx';
import fieldClasses from '../../../ui/field/field.module.css';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { useCountries } from '../api.ts';
import { useChoiceName } from '../choice-name.ts';
import type { CardModalProps } from './card-modal.tsx';
import classes from './edit-modal.module.css';
import { EditModal } from './edit-modal.tsx';
import { listInterests } from './interest-choices.ts';
import { MobileField } from './mobile-field.tsx';
import { useBasicForm } from './use-basic-form.ts';

export const BasicModal = (modal: CardModalProps) => {
  const { user, isOpen, onClose } = modal;
  const { t } = useTranslation();
  const nameOf = useChoiceName();
  const { form, isDirty, isSaving } = useBasicForm(modal);
  const countries = useCountries().map(({ code, name }) => ({ key: code, label: name, stamp: code }));
  const bind = <Name extends Parameters<typeof form.bind>[0]>(name: Name) => {
    const fault = form.findFault(name);
    return { ...form.bind<Name>(name), error: fault && sentenceOf(fault) };
  };
  const unsaid = { value: '', label: t('profile.select') } as const;
  return (
    <EditModal
      title={t('profile.editBasic')}
      size="lg"
      isOpen={isOpen}
      onClose={onClose}
      isDirty={isDirty}
      isSaving={isSaving}
      form={form.props}
    >
      <div className={classes.columns}>
        <SearchSelect
          {...bind('nationality')}
          label={t('profile.nationality')}
          placeholder={t('profile.searchCountries')}
          options={countries}
        />
        <SearchSelect
          {...bind('currentLocation')}
          label={t('profile.currentLocation')}
          placeholder={t('profile.searchCountries')}
          options={countries}
        />
        <SelectField
          {...bind('relationshipStatus')}
          label={t('profile.relationship')}
          options={[unsaid, ...relationshipStatuses.map((value) => ({ value, label: nameOf(value) }))]}
        />
        <SelectField
          {...bind('gender')}
          label={t('profile.gender')}
          options={[unsaid, ...genders.map((value) => ({ value, label: t(`profile.genders.${value}`) }))]}
        />
      </div>
      <TagsField
        {...bind('languages')}
        label={t('profile.languages')}
        placeholder={t('profile.addLanguage')}
        suggestions={knownLanguages}
        nameOf={nameOf}
        maxLength={CHOICE_MAX_LENGTH}
      />
      <TagsField
        {...bind('interests')}
        label={t('profile.interestsField')}
        placeholder={t('profile.addInterest')}
        suggestions={listInterests(user.interests.hobbies)}
        nameOf={nameOf}
        maxLength={CHOICE_MAX_LENGTH}
      />
      <MobileField dial={bind('dialCountry')} number={bind('phone')} />
      <TextField
        {...bind('website')}
        label={t('profile.website')}
        placeholder="http://"
        inputMode="url"
        autoComplete="url"
        maxLength={WEBSITE_MAX_LENGTH}
        leading={<IconWorld className={fieldClasses.icon} aria-hidden />}
      />
      <TextArea
        {...bind('tagline')}
        label={t('profile.tagline')}
        hint={t('profile.taglineHint', { count: TAGLINE_SHOWN_LENGTH })}
        rows={2}
        maxLength={TAGLINE_MAX_LENGTH}
      />
    </EditModal>
  );
};
