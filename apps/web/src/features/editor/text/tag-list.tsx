import { IconHash, IconPlus } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { type RefObject, useEffect, useId, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { useTags } from '../../../entities/tag/api.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { PHONE } from '../../../lib/screen/breakpoints.ts';
import classes from './tag-list.module.css';
import type { TypedTag } from './tag-suggestions.tsx';
import { placeList, splitTyped, suggestTags } from './typed-tag.ts';

/** `takeKey` returns whether the list has handled the key. */
export type TagListHandle = { takeKey: (event: KeyboardEvent) => boolean };

type TagListProps = { ref: RefObject<TagListHandle | null>; editor: Editor; typed: TypedTag };

/** The person's tags that begin with the typed text, recently used ones first. The focus stays in the text. */
export const TagList = ({ ref, editor, typed: { query, command, clientRect, mount } }: TagListProps) => {
  const { t } = useTranslation();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const { found, isNew } = suggestTags(useTags() ?? [], query);
  const options = [...found.map(({ tag }) => tag), ...(isNew ? [query] : [])];
  const [chosen, setChosen] = useState({ query, index: 0 });
  // Each letter selects the first tag again.
  const current = chosen.query === query ? Math.min(chosen.index, options.length - 1) : 0;
  const isShown = options.length > 0;

  useImperativeHandle(ref, () => {
    const move = (index: number) => setChosen({ query, index: (index + options.length) % options.length });
    return {
      takeKey: ({ key, shiftKey, ctrlKey, metaKey, altKey }) => {
        if (!isShown || shiftKey || ctrlKey || metaKey || altKey) return false;
        if (key === 'ArrowDown') move(current + 1);
        else if (key === 'ArrowUp') move(current - 1);
        else if (key === 'Enter' || key === 'Tab') command(options[current] ?? query);
        else return false;
        return true;
      },
    };
  });

  useEffect(() => {
    if (!isShown) return;
    const { dom } = editor.view;
    const attributes = {
      'aria-autocomplete': 'list',
      'aria-controls': id,
      'aria-activedescendant': `${id}-${current}`,
    };
    for (const [name, value] of Object.entries(attributes)) dom.setAttribute(name, value);
    return () => {
      for (const name of Object.keys(attributes)) dom.removeAttribute(name);
    };
  }, [editor, id, current, isShown]);

  useLayoutEffect(() => {
    const element = panel.current;
    if (!isShown || !element) return;
    // In the top layer: no transform of a dialog moves it, and nothing covers it.
    if (!element.matches(':popover-open')) element.showPopover();
    return mount(element, {
      onPosition: () => {
        const caret = clientRect?.();
        if (!caret) return;
        const { left, top } = placeList(caret, element.getBoundingClientRect(), findRoom(editor), isPhone());
        element.style.left = `${left}px`;
        element.style.top = `${top}px`;
      },
    });
  }, [editor, isShown, mount, clientRect]);

  if (!isShown) return null;
  return (
    <div ref={panel} popover="manual" className={classes.panel}>
      {query === '' && <p className={classes.head}>{t('tag.lately')}</p>}
      <div role="listbox" id={id} aria-label={t('title.tags')}>
        {options.map((tag, index) => {
          const known = found[index];
          return (
            <button
              type="button"
              tabIndex={-1}
              key={known ? tag : ''}
              id={`${id}-${index}`}
              role="option"
              className={classes.option}
              aria-selected={index === current}
              data-new={!known || undefined}
              // The text keeps its selection, and on phones its keyboard.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => command(tag)}
            >
              {known ? <IconHash size={18} aria-hidden /> : <IconPlus size={18} aria-hidden />}
              {known ? <KnownTag tag={tag} query={query} count={known.count} /> : t('tag.newTag', { tag: `#${tag}` })}
            </button>
          );
        })}
      </div>
      <p className={classes.keys} aria-hidden>
        <kbd>Enter</kbd> {t('tag.choose')} <kbd>Esc</kbd> {t('tag.leave')}
      </p>
    </div>
  );
};

const KnownTag = ({ tag, query, count }: { tag: string; query: string; count: number }) => {
  const [typed, rest] = splitTyped(tag, query);
  return (
    <>
      <span dir="auto">
        <b>{typed}</b>
        {rest}
      </span>
      <small>{count}</small>
    </>
  );
};

const isPhone = (): boolean => matchMedia(PHONE).matches;

/** The space that the on-screen keyboard and the toolbar leave. */
const findRoom = ({ view }: Editor) => {
  const sight = visualViewport;
  const top = sight?.offsetTop ?? 0;
  const bottom = top + (sight?.height ?? innerHeight);
  const tools = view.dom.closest('[data-sheet]')?.lastElementChild?.getBoundingClientRect();
  return { width: innerWidth, top, bottom: Math.min(bottom, tools?.top ?? bottom) };
};
