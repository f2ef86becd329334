import { Kbd, UnstyledButton } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useCallback, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSession } from '#areas/session/web/public.ts';
import { say } from '#platform/web/wording.ts';
import { isSearchType, QUERY_MIN, queryProblem, searchTypesFor } from '../search-types.ts';
import classes from './search-box.module.css';
import { rememberSearchType } from './search-memory.ts';
import { useNoun } from './use-noun.ts';
import { useSearchText } from './use-search-text.ts';
import { useSlashKey } from './use-slash-key.ts';

/** Finds a customer from every screen. On a phone it waits behind its icon. */
export function CustomerSearchBox() {
  const { config } = useSession();
  const { noun, nouns } = useNoun();
  const navigate = useNavigate();
  const { selection, query, setSelection, setQuery } = useSearchText();
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const problemId = useId();
  useSlashKey(
    field,
    useCallback(() => flushSync(() => setOpen(true)), []),
  );

  function toggle(): void {
    flushSync(() => setOpen(!isOpen));
    field.current?.focus();
  }

  function choose(type: string): void {
    if (!isSearchType(type)) return;
    setSelection(type);
    rememberSearchType(type);
    setProblem(undefined);
  }

  function search(event: FormEvent): void {
    event.preventDefault();
    const found = queryProblem(selection, query);
    setProblem(found);
    if (found) {
      field.current?.focus();
      return;
    }
    setOpen(false);
    // The rows that come take the focus, and the arrow keys go on from there.
    field.current?.blur();
    void navigate({ to: '/customer/search', search: { selection, query: query.trim() } });
  }

  return (
    <div className={classes.box} data-open={isOpen || undefined}>
      <UnstyledButton
        className={classes.toggle}
        aria-label={isOpen ? 'Close the search' : `Search ${nouns}`}
        aria-expanded={isOpen}
        onClick={toggle}
      >
        {isOpen ? <IconX size={18} aria-hidden /> : <IconSearch size={18} aria-hidden />}
      </UnstyledButton>
      <search className={classes.search}>
        <form onSubmit={search} noValidate className={classes.form}>
          <select
            aria-label="Search by"
            className={classes.types}
            value={selection}
            onChange={(event) => choose(event.currentTarget.value)}
          >
            {searchTypesFor(config, selection).map(({ key, label }) => (
              <option key={key} value={key}>
                {say(label)}
              </option>
            ))}
          </select>
          <IconSearch size={15} aria-hidden className={classes.icon} />
          <input
            ref={field}
            type="text"
            enterKeyHint="search"
            autoComplete="off"
            aria-label={`Find a ${noun}`}
            aria-invalid={problem !== undefined}
            aria-describedby={problem && problemId}
            placeholder={`Find a ${noun}, at least ${QUERY_MIN} characters`}
            className={classes.text}
            value={query}
            onChange={(event) => {
              setQuery(event.currentTarget.value);
              setProblem(undefined);
            }}
          />
          <Kbd size="xs" className={classes.key} aria-hidden>
            /
          </Kbd>
        </form>
        {problem && (
          <div role="alert" id={problemId} className={classes.problem}>
            {problem}
          </div>
        )}
      </search>
    </div>
  );
}
