import { useState } from 'react';
import { CallError } from '#platform/web/api/call-error.ts';
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

const inHandOf = ({ checks }: OfficeDay): readonly number[] =>
  checks.filter(({ isInHand }) => isInHand).map(({ id }) => id);

/** The count in work: what is typed and ticked, until it is finished. From then on it is the stored one. */
export function useCount(day: OfficeDay) {
  const [typed, setTyped] = useState(() => typedOf(day.count?.pieces));
  const [ownTicks, setOwnTicks] = useState(() => inHandOf(day));
  // The count that is counted again, as it was then: one that came since is not replaced unseen.
  const [replaced, setReplaced] = useState<number>();
  const { mutateAsync, isPending, variables } = useCountCash();
  const isCounting = day.state !== 'closed' && (day.isBlind || replaced !== undefined);
  // Someone who was late with a count sees the other's ticks, or the next tick would save their own over them.
  const stored = isPending && variables ? (variables.checks ?? []) : inHandOf(day);
  const ticked = isCounting ? ownTicks : stored;
  const pieces = isCounting ? piecesOf(typed) : (day.count?.pieces ?? piecesOf(typed));

  function save(counted: Pieces, checks: readonly number[]): void {
    const { office, date, count } = day;
    const version = replaced ?? count?.version;
    const known = new Set(day.checks.map(({ id }) => id));
    void mutateAsync({
      office: office.id,
      date,
      pieces: counted,
      checks: checks.filter((id) => known.has(id)),
      ...(version !== undefined && { version }),
    }).then(
      () => setReplaced(undefined),
      (error) => {
        if (error instanceof CallError && error.changedBy) setReplaced(undefined);
        toastProblem(error);
      },
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
      if (isCounting) setOwnTicks(next);
      else if (day.count) save(day.count.pieces, next);
    },
    again: () => {
      setTyped(typedOf(undefined));
      setOwnTicks(inHandOf(day));
      setReplaced(day.count?.version);
    },
    finish: () => save(piecesOf(typed), ticked),
  };
}
export type Count = ReturnType<typeof useCount>;
