import { BRIDGE_PARTS, type BridgePart } from '#areas/commissions/statuses.ts';
import { showMoney } from '#platform/shared/money.ts';
import type { Bridge, FileTieOut } from '../posting-contract.ts';
import { depositDifference } from '../rules.ts';
import { texts } from './texts.ts';

/** Below the deposit: how it compares with what was received. */
export function depositWords(file: FileTieOut): string {
  const difference = depositDifference(file);
  if (difference === undefined) return texts.tieOut.notCompared;
  if (difference === 0) return texts.tieOut.asReceived;
  const apart = showMoney(Math.abs(difference));
  // The deposit is what received is compared with, so it is less when more was received.
  return difference > 0 ? texts.tieOut.lessThanReceived(apart) : texts.tieOut.moreThanReceived(apart);
}

/** What does not agree, and where the money is that is on no statement; nothing when everything is settled. */
export function differenceWords(file: FileTieOut): string[] {
  const difference = depositDifference(file);
  const open = file.bridge.open.amount;
  const words: string[] = [];
  if (difference) {
    const apart = showMoney(Math.abs(difference));
    words.push(difference > 0 ? texts.tieOut.depositIsLess(apart) : texts.tieOut.depositIsMore(apart));
  }
  if (open !== 0) words.push(texts.tieOut.isOpen(showMoney(open), placesOf(file)));
  return words;
}

function placesOf({ pending, staged, open }: FileTieOut): string[] {
  return [
    pending !== 0 && texts.tieOut.pending(showMoney(pending)),
    staged !== 0 && texts.tieOut.staged(showMoney(staged)),
    open !== 0 && texts.tieOut.withoutStatement(showMoney(open)),
  ].filter((place) => place !== false);
}

/** Below a figure: the lines that it is made of. */
export function partWords(part: BridgePart, bridge: Bridge): string {
  const { lines } = bridge[part];
  if (part === 'received') return texts.tieOut.carrierLines(lines);
  if (part === 'statements') return texts.tieOut.settled(lines);
  const { manual } = bridge.adjusted;
  if (part === 'adjusted' && manual > 0) return texts.tieOut.linesWithManual(lines, manual);
  return texts.tieOut.lines(lines);
}

/** How the figures are counted, for anyone who wants to know. */
export function workingWords(file: FileTieOut): string[] {
  const { bridge, statements, house } = file;
  const sums = Object.fromEntries(
    BRIDGE_PARTS.map((part) => [part, showMoney(bridge[part].amount)]),
  ) as Record<BridgePart, string>;
  const shared = {
    people: showMoney(statements - house),
    house: showMoney(house),
    together: showMoney(statements),
  };
  return [
    texts.working.deposit,
    texts.working.received(sums),
    texts.working.forwarded(sums),
    texts.working.generated(sums),
    texts.working.toPay(sums),
    texts.working.statements(shared, sums, placesOf(file)),
  ];
}
