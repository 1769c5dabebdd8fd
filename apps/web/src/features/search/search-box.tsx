import { SEARCH_DEBOUNCE_MS, SEARCH_MAX_LENGTH } from '@pinlife/contract/search/limits';
import { IconSearch, IconX } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { onShortcut } from '../../lib/screen/shortcut.ts';
import classes from './search-box.module.css';
import { SearchPanel } from './search-panel.ts';

type SearchBoxProps = { isFocused?: boolean; onDone?: () => void };

const PATH = '/dashboard/search';

export const SearchBox = ({ isFocused = false, onDone }: SearchBoxProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const keys = useRef<(key: string) => boolean>(null);
  const [query, setQuery] = useAskedQuery();
  const [isOpen, setIsOpen] = useState(false);
  const [activeId, setActiveId] = useState<string>();
  const [isListed, setIsListed] = useState(false);
  const words = query.trim().slice(0, SEARCH_MAX_LENGTH);
  const search = usePaused(words);
  const isShown = isOpen && words !== '';
  const isExpanded = isShown && isListed;
  const address = `${PATH}?${new URLSearchParams({ q: words })}`;

  useEffect(() => {
    if (isFocused) input.current?.focus();
  }, [isFocused]);
  useSlash(input);

  const close = () => {
    setIsOpen(false);
    setActiveId(undefined);
  };
  const leave = () => {
    close();
    onDone?.();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (words === '') return;
    leave();
    navigate(address);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      if (isShown) close();
      else onDone?.();
    } else if (event.key === 'ArrowDown' && !isShown) setIsOpen(true);
    else if (isShown && keys.current?.(event.key)) event.preventDefault();
  };

  return (
    <search
      className={classes.search}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close();
      }}
    >
      <form className={classes.box} onSubmit={submit}>
        <IconSearch className={classes.glass} size={20} stroke={1.75} aria-hidden />
        <input
          ref={input}
          type="search"
          className={classes.input}
          aria-label={t('shell.search')}
          role="combobox"
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={isExpanded}
          aria-controls={isExpanded ? listId : undefined}
          aria-activedescendant={isExpanded ? activeId : undefined}
          placeholder={t('shell.searchPlaceholder')}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={SEARCH_MAX_LENGTH}
          value={query}
          onFocus={() => SearchPanel.tryLoad()}
          onChange={(event) => {
            setQuery(event.currentTarget.value);
            setIsOpen(true);
          }}
          onKeyDown={onKeyDown}
        />
        {query !== '' && (
          <button
            type="button"
            className={classes.clear}
            aria-label={t('shell.clearSearch')}
            onClick={() => {
              setQuery('');
              input.current?.focus();
            }}
          >
            <IconX size={18} stroke={1.75} aria-hidden />
          </button>
        )}
      </form>
      {isShown && (
        <div className={classes.results}>
          <SearchPanel
            {...{ words, search, listId, keys, address }}
            onActive={setActiveId}
            onListed={setIsListed}
            onDone={leave}
          />
        </div>
      )}
    </search>
  );
};

/** The typed text; on the results page it starts with the page's search. */
const useAskedQuery = () => {
  const { pathname, search } = useLocation();
  const asked = pathname === PATH ? (new URLSearchParams(search).get('q') ?? '') : '';
  const [answered, setAnswered] = useState(asked);
  const [query, setQuery] = useState(asked);
  if (answered !== asked) {
    setAnswered(asked);
    setQuery(asked);
  }
  return [query, setQuery] as const;
};

/** The words after a pause in typing; the pause begins with the letter, not with the list that shows the results. */
const usePaused = (words: string): string => {
  const [paused, setPaused] = useState('');
  if (words === '' && paused !== '') setPaused('');
  useEffect(() => {
    // Rendered at once, the list asks for the results before the next frame, not after it.
    const timer = setTimeout(() => flushSync(() => setPaused(words)), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return paused;
};

/** The key `/` moves the focus to the field, unless it is typed into another one. */
const useSlash = (input: { current: HTMLInputElement | null }): void => {
  useEffect(
    () =>
      onShortcut('/', (event) => {
        if (!input.current?.offsetParent) return;
        event.preventDefault();
        input.current.focus();
        input.current.select();
      }),
    [input],
  );
};
