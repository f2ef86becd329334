import { Button, Text, TextInput } from '@mantine/core';
import { IconEyeOff } from '@tabler/icons-react';
import { type KeyboardEvent, useRef } from 'react';
import { differenceLabel } from '#areas/petty-cash/rules.ts';
import { showMoney } from '#platform/shared/money.ts';
import { type KeyHelp, useKeysHelp } from '#platform/web/ui/keys-help.ts';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import { BILLS, COINS, cashOf, type Denomination, showDenomination } from '../cash.ts';
import type { OfficeDay } from '../contract.ts';
import { HOW_COUNT } from '../how.ts';
import classes from './eod.module.css';
import { SignedMoney } from './signed-money.tsx';
import { texts } from './texts.ts';
import type { Count } from './use-count.ts';

const COUNT_KEYS: readonly KeyHelp[] = [{ keys: ['Enter'], does: texts.count.goDown }];

export function CountCard({ day, count }: { day: OfficeDay; count: Count }) {
  const fields = useRef<HTMLDivElement>(null);
  const isCounted = !count.isCounting;
  useKeysHelp('screen', isCounted ? [] : COUNT_KEYS);

  /** Enter goes down the denominations, and after the last to the button. */
  function goDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const stops = [...(fields.current?.querySelectorAll<HTMLElement>('input, button') ?? [])];
    stops[stops.indexOf(event.target as HTMLElement) + 1]?.focus();
  }

  const rows = (of: readonly Denomination[]) =>
    of.map((cents) => (
      <PieceRow key={cents} cents={cents} count={count} isText={isCounted} onKeyDown={goDown} />
    ));
  return (
    <PageCard
      title={texts.count.title}
      how={HOW_COUNT}
      action={
        <>
          <StateBadge tone={isCounted ? 'done' : 'work'}>
            {isCounted ? texts.count.isCounted : texts.count.isBlind}
          </StateBadge>
          {isCounted && day.state !== 'closed' && (
            <Button variant="default" size="compact-sm" ml="xs" onClick={count.again}>
              {texts.count.again}
            </Button>
          )}
        </>
      }
    >
      <div ref={fields}>
        <Part label={texts.count.bills} amount={cashOf(count.pieces, BILLS)} />
        {rows(BILLS)}
        <Part label={texts.count.coins} amount={cashOf(count.pieces, COINS)} />
        {rows(COINS)}
        {isCounted ? (
          <Counted day={day} />
        ) : (
          <div className={classes.countFoot}>
            <div className={classes.figure}>
              <span>{texts.count.soFar}</span>
              <output className={classes.large}>{showMoney(count.cash)}</output>
            </div>
            <Text fz="xs" c="dimmed" className={classes.hint}>
              <IconEyeOff size={14} aria-hidden /> {texts.count.expectedAppearsLater}
            </Text>
            <Button fullWidth loading={count.isSaving} onClick={count.finish}>
              {texts.count.finish}
            </Button>
          </div>
        )}
      </div>
    </PageCard>
  );
}

function Part({ label, amount }: { label: string; amount: number }) {
  return (
    <div className={classes.part}>
      <span>{label}</span>
      <span>{showMoney(amount)}</span>
    </div>
  );
}

interface PieceRowProps {
  cents: Denomination;
  count: Count;
  isText: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
}

function PieceRow({ cents, count, isText, onKeyDown }: PieceRowProps) {
  return (
    <div className={classes.piece}>
      <b>{showDenomination(cents)}</b>
      <span aria-hidden>×</span>
      {isText ? (
        <span className={classes.pieceText}>{count.pieces[cents]}</span>
      ) : (
        <TextInput
          size="xs"
          w={64}
          inputMode="numeric"
          autoComplete="off"
          aria-label={texts.count.howMany(showDenomination(cents))}
          className={classes.pieceInput}
          value={count.typed[cents]}
          onChange={(event) => count.type(cents, event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      )}
      <span className={classes.amount}>{showMoney(cents * count.pieces[cents])}</span>
    </div>
  );
}

function Counted({ day: { deposit, receipts } }: { day: OfficeDay }) {
  if (!deposit) return null;
  const off = deposit.cash - deposit.expectedCash;
  return (
    <div className={classes.countFoot}>
      <div className={classes.figure}>
        <span>{texts.count.counted}</span>
        <span>{showMoney(deposit.cash)}</span>
      </div>
      <div className={classes.figure}>
        <span>
          {texts.count.expected} <small>{texts.count.cashReceipts(receipts.methods.cash?.count ?? 0)}</small>
        </span>
        <span>{showMoney(deposit.expectedCash)}</span>
      </div>
      <div className={classes.figure} data-strong>
        <span>{differenceLabel(off)}</span>
        <SignedMoney cents={off} />
      </div>
    </div>
  );
}
