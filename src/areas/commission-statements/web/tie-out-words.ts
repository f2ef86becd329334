import type { BridgePart } from '#areas/commissions/statuses.ts';
import { type Cents, showMoney } from '#platform/shared/money.ts';
import type { Bridge, FileTieOut } from '../posting-contract.ts';
import { depositDifference } from '../rules.ts';
import { lineCount } from './words.ts';

/** The deposit is what received is compared with, so it is less when more was received. */
const apart = (received: Cents) =>
  `${showMoney(Math.abs(received))} ${received > 0 ? 'less than' : 'more than'}`;

/** Below the deposit: how it compares with what was received. */
export function depositWords(file: FileTieOut): string {
  const difference = depositDifference(file);
  if (difference === undefined) return 'not compared';
  return difference === 0 ? 'as received' : `${apart(difference)} received`;
}

/** What does not agree, and where the money is that is on no statement; nothing when everything is settled. */
export function differenceWords(file: FileTieOut): string[] {
  const difference = depositDifference(file);
  const words: string[] = [];
  if (difference) words.push(`The deposit amount is ${apart(difference)} what was received.`);
  if (file.bridge.open.amount !== 0)
    words.push(`${showMoney(file.bridge.open.amount)} is open${rest(file)}.`);
  return words;
}

function rest({ pending, staged, open }: FileTieOut): string {
  const parts = [
    pending !== 0 && `${showMoney(pending)} pending`,
    staged !== 0 && `${showMoney(staged)} staged`,
    open !== 0 && `${showMoney(open)} settled for people who have no statement of it yet`,
  ].filter((part) => part !== false);
  return parts.length > 0 ? `: ${parts.join(', ')}` : '';
}

/** Below a figure: the lines that it is made of. */
export function partWords(part: BridgePart, bridge: Bridge): string {
  const { lines } = bridge[part];
  const number = lines.toLocaleString('en-US');
  if (part === 'received') return `${number} carrier ${lines === 1 ? 'line' : 'lines'}`;
  if (part === 'statements') return `${number} settled`;
  const { manual } = bridge.adjusted;
  if (part === 'adjusted' && manual > 0)
    return `${lineCount(lines)}, ${manual.toLocaleString('en-US')} manual`;
  return lineCount(lines);
}

/** How the figures are counted, for anyone who wants to know. */
export function workingWords(file: FileTieOut): string[] {
  const { bridge, statements, house } = file;
  const shown = (part: BridgePart) => showMoney(bridge[part].amount);
  return [
    'Deposit: what the carrier paid in, as it was entered. It should be what was received.',
    `Received ${shown('received')}: the Commission of the carrier's lines in this file, forwarded ones included, since their money came with this deposit.`,
    `Forwarded out ${shown('forwarded')}: the Adjusted of lines that wait for a later file. Brought in ${shown('brought')}: what earlier files forwarded to this one.`,
    `Generated ${shown('generated')}: advanced for terms that the carrier has not paid. Adjusted ${shown('adjusted')}: Adjusted less Commission of the lines that were changed, and lines added by hand.`,
    `To pay: ${shown('received')} − ${shown('forwarded')} + ${shown('brought')} + ${shown('generated')} ± ${shown('adjusted')} = ${shown('toPay')}.`,
    `Statements and house: ${showMoney(statements - house)} of people + ${showMoney(house)} of the house = ${showMoney(statements)}. Still open: ${shown('open')}${rest(file)}.`,
  ];
}
