import { UnstyledButton } from '@mantine/core';
import { IconBuilding, IconX } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { AccountHit } from '../contract.ts';
import { AccountHits } from './account-hits.tsx';
import classes from './account-search-box.module.css';
import { texts } from './texts.ts';
import { LIST_ID, optionId, useAccountHits } from './use-account-hits.ts';

/** Types ahead: the hits are listed below, arrow keys choose, Enter opens. On a phone it waits behind its icon. */
export function AccountSearchBox() {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const search = useAccountHits(open);

  function toggle(): void {
    flushSync(() => setOpen(!isOpen));
    field.current?.focus();
  }

  function open({ id }: AccountHit): void {
    search.reset();
    setOpen(false);
    field.current?.blur();
    void navigate({ to: '/admin/backoffice/view/$account', params: { account: id } });
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') search.hide();
    if (event.key === 'Enter') search.enter();
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    search.move(step);
  }

  return (
    <div className={classes.box} data-open={isOpen || undefined}>
      <UnstyledButton
        className={classes.toggle}
        aria-label={isOpen ? texts.search.closeTheAccountSearch : texts.search.searchAccounts}
        aria-expanded={isOpen}
        onClick={toggle}
      >
        {isOpen ? <IconX size={18} aria-hidden /> : <IconBuilding size={18} aria-hidden />}
      </UnstyledButton>
      <search className={classes.search} aria-label={texts.search.accounts}>
        <div className={classes.form}>
          <IconBuilding size={15} aria-hidden className={classes.icon} />
          <input
            ref={field}
            type="text"
            role="combobox"
            autoComplete="off"
            aria-label={texts.search.findAnAccount}
            aria-autocomplete="list"
            aria-expanded={search.isShown}
            aria-controls={LIST_ID}
            aria-activedescendant={search.chosen && optionId(search.chosen.id)}
            placeholder={texts.search.findAnAccount}
            className={classes.text}
            value={search.text}
            onChange={(event) => search.type(event.currentTarget.value)}
            onFocus={search.show}
            onBlur={search.hide}
            onKeyDown={onKeyDown}
          />
        </div>
        {search.isShown && <AccountHits search={search} onOpen={open} />}
      </search>
    </div>
  );
}
