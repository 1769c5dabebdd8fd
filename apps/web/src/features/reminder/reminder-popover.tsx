import type { ReminderMeta } from '@pinlife/contract/reminder/schema';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { type PartFailure, usePart } from '../../lib/loading/use-part.ts';
import { PHONE } from '../../lib/screen/breakpoints.ts';
import { useMediaQuery } from '../../lib/screen/use-media-query.ts';
import { toastNotLoaded } from '../../ui/feedback/not-loaded.ts';
import { Overlay } from '../../ui/overlay/overlay.tsx';
import { Popover } from '../../ui/overlay/popover.tsx';
import { reminderForm } from './form-loader.ts';

/**
 * The element that the popover is placed at, and the edited reminder; null for a new one, which a proposal may prefill.
 */
export type ReminderTarget = { opener: HTMLElement; meta: ReminderMeta | null; proposal?: ReminderMeta };

type ReminderPopoverProps = {
  target: ReminderTarget | null;
  /** A returned promise keeps the form open until it resolves; if it rejects, the form stays open. */
  onSubmit: (meta: ReminderMeta, nextAt: string) => void | Promise<void>;
  onClose: () => void;
  /** Adds the reminder that is edited to a calendar program. */
  onExport?: () => void;
};

const WIDE = '(min-width: 75em)';
const WIDTH = 344;

/** The form of a reminder, as a popover; on a phone as a sheet from the bottom. */
export const ReminderPopover = ({ target, onSubmit, onClose, onExport }: ReminderPopoverProps) => {
  const { t } = useTranslation();
  const module = useForm(target !== null, onClose);
  const [isSaving, setIsSaving] = useState(false);
  const isSheet = useFrame(target);
  const isWide = useMediaQuery(WIDE);
  const [isCustom, setIsCustom] = useState(false);
  const close = useCallback(() => {
    setIsCustom(false);
    onClose();
  }, [onClose]);
  if (!target || !module) return null;

  const leave = () => {
    close();
    target.opener.focus({ preventScroll: true });
  };
  const submit = async (meta: ReminderMeta, nextAt: string) => {
    setIsSaving(true);
    try {
      await onSubmit(meta, nextAt);
      leave();
    } catch {
      // The rejecting code has shown the error.
    } finally {
      setIsSaving(false);
    }
  };
  const form = (
    <module.ReminderForm
      meta={target.meta}
      proposal={target.proposal ?? null}
      isWide={isWide && !isSheet}
      isSaving={isSaving}
      onCustom={setIsCustom}
      onSubmit={submit}
      onClose={leave}
      onExport={onExport ?? null}
    />
  );
  const label = t(target.meta ? 'reminder.edit' : 'reminder.add');
  if (isSheet) {
    return (
      <Overlay isOpen kind="sheet" label={label} onClose={leave}>
        {form}
      </Overlay>
    );
  }
  return (
    <Popover opener={target.opener} label={label} width={isCustom && isWide ? 2 * WIDTH : WIDTH} onClose={close}>
      {form}
    </Popover>
  );
};

/** Whether it opens as a sheet. Stays the same when a phone is turned, because the form would lose its input. */
const useFrame = (target: ReminderTarget | null): boolean => {
  const isPhone = useMediaQuery(PHONE);
  const [opened, setOpened] = useState({ target, isSheet: isPhone });
  if (opened.target === target) return opened.isSheet;
  setOpened({ target, isSheet: isPhone });
  return isPhone;
};

/** Loads the code of the form when it is first opened. */
const useForm = (isWanted: boolean, onFail: () => void) => {
  const { content, failure, retry } = usePart(reminderForm, isWanted);
  const giveUp = useEffectEvent((reason: PartFailure) => {
    retry();
    onFail();
    toastNotLoaded(reason, 'reminder.notLoaded');
  });
  useEffect(() => {
    if (failure) giveUp(failure);
  }, [failure]);
  return content;
};
