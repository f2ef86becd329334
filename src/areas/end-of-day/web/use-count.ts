import { useState } from 'react';
import { toastProblem } from '#platform/web/ui/toasts.ts';
import { cashOf, DENOMINATIONS, type Denomination, type Pieces } from '../cash.ts';
import type { OfficeDay } from '../contract.ts';
import { useCountCash } from './eod-queries.ts';

type Typed = Record<Denomination, string>;

const typedOf = (pieces: Pieces | undefined) =>
  Object.fromEntries(
    DENOMINATIONS.map((cents) => [cents, pieces?.[cents] ? String(pieces[cents]) : '']),
  ) as Typed;

const piecesOf = (typed: Typed) =>
  Object.fromEntries(DENOMINATIONS.map((cents) => [cents, Number(typed[cents])])) as Pieces;

/** The count in work: what is typed and ticked, until it is finished. */
export function useCount(day: OfficeDay) {
  const [typed, setTyped] = useState(() => typedOf(day.count?.pieces));
  const [ticked, setTicked] = useState<readonly number[]>(() =>
    day.checks.filter(({ isInHand }) => isInHand).map(({ id }) => id),
  );
  const [isAgain, setAgain] = useState(false);
  const { mutate, isPending } = useCountCash();
  const isCounting = day.state !== 'closed' && (day.isBlind || isAgain);
  const pieces = isCounting ? piecesOf(typed) : (day.count?.pieces ?? piecesOf(typed));

  function save(counted: Pieces, checks: readonly number[]): void {
    const { office, date, count } = day;
    const known = new Set(day.checks.map(({ id }) => id));
    mutate(
      {
        office: office.id,
        date,
        pieces: counted,
        checks: checks.filter((id) => known.has(id)),
        ...(count && { version: count.version }),
      },
      { onSuccess: () => setAgain(false), onError: toastProblem },
    );
  }

  return {
    typed,
    pieces,
    cash: cashOf(pieces),
    ticked,
    isCounting,
    isSaving: isPending,
    type: (cents: Denomination, text: string) =>
      setTyped({ ...typed, [cents]: text.replaceAll(/\D/g, '').slice(0, 5) }),
    /** Before the count is finished it is only ticked; afterward each tick is saved. */
    tick(id: number, isInHand: boolean) {
      const next = isInHand ? [...ticked, id] : ticked.filter((each) => each !== id);
      setTicked(next);
      if (!isCounting && day.count) save(day.count.pieces, next);
    },
    again: () => {
      setTyped(typedOf(undefined));
      setAgain(true);
    },
    finish: () => save(piecesOf(typed), ticked),
  };
}
export type Count = ReturnType<typeof useCount>;
