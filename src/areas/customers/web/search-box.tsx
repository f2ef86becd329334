import { Kbd, UnstyledButton } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, Suspense, useCallback, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { lazyPiece } from '#platform/web/connection/lazy-piece.ts';
import { queryProblem, type SearchType } from '../search-types.ts';
import classes from './search-box.module.css';
import { rememberSearchType } from './search-memory.ts';
import { SearchTypeSelect } from './search-type-select.tsx';
import type { Suggest } from './suggestion.ts';
import { frameTexts } from './texts/frame.ts';
import { useNoun } from './use-noun.ts';
import { useSearchText } from './use-search-text.ts';
import { useSlashKey } from './use-slash-key.ts';
import { useSuggestions } from './use-suggestions.ts';

const SuggestionList = lazyPiece(async () => ({
  default: (await import('./suggestion-list.tsx')).SuggestionList,
}));

/** Finds a customer from every screen, and suggests while somebody types. On a phone it waits behind its icon. */
export function CustomerSearchBox({ suggest }: { suggest: Suggest }) {
  const { noun, nouns } = useNoun();
  const navigate = useNavigate();
  const { selection, query, setSelection, setQuery } = useSearchText();
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const optionId = (key: string) => `${id}-${key}`;
  const suggestions = useSuggestions(suggest, selection, query);
  const { found, chosen, chosenKey } = suggestions;
  useSlashKey(
    field,
    useCallback(() => flushSync(() => setOpen(true)), []),
  );

  function toggle(): void {
    flushSync(() => setOpen(!isOpen));
    field.current?.focus();
  }

  function choose(type: SearchType): void {
    setSelection(type);
    rememberSearchType(type);
    setProblem(undefined);
  }

  /** The screen that opens takes the focus, and the keys go on from there. */
  function leave(): void {
    suggestions.close();
    setOpen(false);
    field.current?.blur();
  }

  function open(href: string): void {
    leave();
    setQuery('');
    void navigate({ href });
  }

  function search(): void {
    const refused = queryProblem(selection, query);
    setProblem(refused);
    if (refused) {
      field.current?.focus();
      return;
    }
    leave();
    void navigate({ to: '/customer/search', search: { selection, query: query.trim() } });
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (chosen === undefined || chosen === 'all') search();
    else open(chosen.href);
  }

  return (
    <div className={classes.box} data-open={isOpen || undefined}>
      <UnstyledButton
        className={classes.toggle}
        aria-label={isOpen ? frameTexts.close : frameTexts.open(nouns)}
        aria-expanded={isOpen}
        onClick={toggle}
      >
        {isOpen ? <IconX size={18} aria-hidden /> : <IconSearch size={18} aria-hidden />}
      </UnstyledButton>
      <search className={classes.search} data-tour="search">
        <form onSubmit={submit} noValidate className={classes.form}>
          <SearchTypeSelect value={selection} onChange={choose} />
          <IconSearch size={15} aria-hidden className={classes.icon} />
          <input
            ref={field}
            type="text"
            role="combobox"
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            aria-label={frameTexts.find(noun)}
            aria-autocomplete="list"
            aria-expanded={found !== undefined}
            {...(found && { 'aria-controls': optionId('list') })}
            {...(chosenKey && { 'aria-activedescendant': optionId(chosenKey) })}
            aria-invalid={problem !== undefined}
            aria-describedby={problem && optionId('problem')}
            placeholder={frameTexts.findOrPolicy(noun)}
            className={classes.text}
            value={query}
            onChange={(event) => {
              setQuery(event.currentTarget.value);
              setProblem(undefined);
              suggestions.open();
            }}
            onKeyDown={(event) => {
              const isForAll = event.key === 'Enter' && event.shiftKey && !event.nativeEvent.isComposing;
              if (isForAll) search();
              if (isForAll || suggestions.onKey(event)) event.preventDefault();
            }}
            onBlur={suggestions.close}
          />
          <Kbd size="xs" className={classes.key} data-when="idle" aria-hidden>
            /
          </Kbd>
          <Kbd size="xs" className={classes.key} data-when="typing" aria-hidden>
            {frameTexts.enter}
          </Kbd>
        </form>
        {found && (
          <Suspense>
            <SuggestionList
              id={optionId('list')}
              query={query.trim()}
              found={found}
              chosenKey={chosenKey}
              optionId={optionId}
              onOpen={({ href }) => open(href)}
              onAll={search}
            />
          </Suspense>
        )}
        {problem && (
          <div role="alert" id={optionId('problem')} className={classes.problem}>
            {problem}
          </div>
        )}
      </search>
    </div>
  );
}
