import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { Button } from '../../../ui/action/button.tsx';
import { findLink } from './link-address.ts';
import classes from './rich-text.module.css';

type LinkFormProps = { editor: Editor; onClose: () => void };

/** Sets the link of the selected words, or edits the one at the caret. */
export const LinkForm = ({ editor, onClose }: LinkFormProps) => {
  const { t } = useTranslation();
  const id = useId();
  const current: unknown = editor.getAttributes('link').href;
  const [address, setAddress] = useState(typeof current === 'string' ? current : '');
  const [isWrong, setIsWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  const apply = (event: SubmitEvent) => {
    event.preventDefault();
    const href = findLink(address);
    if (!href) {
      setIsWrong(true);
      return;
    }
    const chain = editor.chain().extendMarkRange('link');
    const isBare = editor.state.selection.empty && !editor.isActive('link');
    if (isBare) chain.insertContent({ type: 'text', text: address.trim(), marks: [{ type: 'link', attrs: { href } }] });
    else chain.setLink({ href });
    chain.run();
    onClose();
  };
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  };

  return (
    <form className={classes.linkForm} onSubmit={apply} onKeyDown={closeOnEscape} noValidate>
      <label className="visually-hidden" htmlFor={id}>
        {t('editor.link.address')}
      </label>
      <input
        id={id}
        className={classes.linkInput}
        type="text"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={t('editor.link.address')}
        value={address}
        onChange={(event) => {
          setAddress(event.currentTarget.value);
          setIsWrong(false);
        }}
        aria-invalid={isWrong}
        aria-describedby={`${id}-fault`}
        ref={field}
      />
      <Button size="sm" type="submit">
        {t('editor.link.apply')}
      </Button>
      {typeof current === 'string' && (
        <Button size="sm" variant="plain" onClick={remove}>
          {t('editor.link.remove')}
        </Button>
      )}
      <p id={`${id}-fault`} className={classes.linkFault} role="alert">
        {isWrong && t('editor.link.wrong')}
      </p>
    </form>
  );
};
