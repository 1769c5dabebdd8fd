import { DETAIL_MAX_LENGTH } from '@pinlife/contract/user/limits';
import { designationField } from '@pinlife/contract/user/wire-names';
import type { UserUpdate } from '../../../entities/user/api.ts';
import { findChangedFields } from '../../../lib/form/changed-fields.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import type { CardModalProps } from './card-modal.tsx';
import { EditModal } from './edit-modal.tsx';
import { useCardEdit } from './use-card-edit.ts';

export const EducationModal = (modal: CardModalProps) => {
  const { t } = useTranslation();
  const { institution, major, course } = modal.user.education;
  return (
    <DetailsModal
      {...modal}
      card="education"
      title={t('profile.education')}
      labels={{
        institution: t('profile.institution'),
        major: t('profile.major'),
        course: t('profile.course'),
      }}
      initial={{ institution, major, course }}
      toUpdate={(education) => ({ education })}
    />
  );
};

export const EmploymentModal = (modal: CardModalProps) => {
  const { t } = useTranslation();
  const { company, [designationField]: designation, location, experience } = modal.user.employment;
  return (
    <DetailsModal
      {...modal}
      card="employment"
      title={t('profile.employment')}
      labels={{
        company: t('profile.company'),
        designation: t('profile.designation'),
        location: t('profile.location'),
        experience: t('profile.experience'),
      }}
      initial={{ company, designation, location, experience }}
      toUpdate={({ designation: role, ...employment }) => ({
        employment: { ...employment, ...(role !== undefined && { [designationField]: role }) },
      })}
    />
  );
};

type DetailsModalProps<Name extends string> = CardModalProps & {
  card: 'education' | 'employment';
  title: string;
  labels: Record<Name, string>;
  initial: Record<Name, string>;
  toUpdate: (changed: Partial<Record<Name, string>>) => UserUpdate;
};

const DetailsModal = <Name extends string>(props: DetailsModalProps<Name>) => {
  const { title, isOpen, onClose, labels, toUpdate } = props;
  const { values, setValues, frame } = useCardEdit({
    ...props,
    toUpdate: (written, before) => toUpdate(findChangedFields(before, written)),
  });
  return (
    <EditModal {...frame} title={title} isOpen={isOpen} onClose={onClose}>
      {(Object.keys(labels) as Name[]).map((name, index) => (
        <TextField
          key={name}
          name={name}
          label={labels[name]}
          value={values[name]}
          onChange={(value) => setValues({ ...values, [name]: value })}
          maxLength={DETAIL_MAX_LENGTH}
          data-autofocus={index === 0 || undefined}
        />
      ))}
    </EditModal>
  );
};
