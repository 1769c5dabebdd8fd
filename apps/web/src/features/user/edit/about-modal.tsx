import { ABOUT_MAX_LENGTH } from '@pinlife/contract/user/limits';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { TextArea } from '../../../ui/field/text-area.tsx';
import type { CardModalProps } from './card-modal.tsx';
import { EditModal } from './edit-modal.tsx';
import { useCardEdit } from './use-card-edit.ts';

const ROWS = 8;

/** The field accepts one character more than the limit, so that people see why they cannot save. */
export const AboutModal = (modal: CardModalProps) => {
  const { user, isOpen, onClose } = modal;
  const { t } = useTranslation();
  const { values, setValues, frame } = useCardEdit({
    ...modal,
    card: 'about',
    initial: user.about,
    toUpdate: (about) => ({ about }),
  });
  const { length } = values;
  return (
    <EditModal
      {...frame}
      title={t('profile.about')}
      isOpen={isOpen}
      onClose={onClose}
      canSave={length <= ABOUT_MAX_LENGTH}
    >
      <TextArea
        name="about"
        label={t('profile.about')}
        aside={t('profile.length', { length, limit: ABOUT_MAX_LENGTH })}
        value={values}
        onChange={setValues}
        rows={ROWS}
        maxLength={ABOUT_MAX_LENGTH + 1}
        warning={length >= ABOUT_MAX_LENGTH ? t('error.about_too_long') : undefined}
        data-autofocus
      />
    </EditModal>
  );
};
