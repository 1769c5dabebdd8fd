import { IconSearch, IconX } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import classes from './search-box.module.css';

type SearchBoxProps = { isFocused?: boolean; onDone?: () => void };

export const SearchBox = ({ isFocused = false, onDone }: SearchBoxProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const words = query.trim();

  useEffect(() => {
    if (isFocused) input.current?.focus();
  }, [isFocused]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (words === '') return;
    setIsOpen(false);
    onDone?.();
    navigate(`/dashboard/search?${new URLSearchParams({ q: words })}`);
  };

  return (
    <search
      className={classes.search}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
      }}
    >
      <form className={classes.box} onSubmit={submit}>
        <IconSearch className={classes.glass} size={20} stroke={1.75} aria-hidden />
        <input
          ref={input}
          type="search"
          className={classes.input}
          aria-label={t('shell.search')}
          placeholder={t('shell.searchPlaceholder')}
          autoComplete="off"
          enterKeyHint="search"
          value={query}
          onChange={(event) => {
            setQuery(event.currentTarget.value);
            setIsOpen(true);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.preventDefault();
            if (isOpen && words !== '') setIsOpen(false);
            else onDone?.();
          }}
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
      {isOpen && words !== '' && (
        <div className={classes.results} role="status">
          <EmptyState
            drawing="search"
            title={t('note.noResults')}
            text={t('note.noResultsText', { query: words })}
            isFramed={false}
            heading="h2"
          />
        </div>
      )}
    </search>
  );
};
