import type { BridgePart } from '#areas/commissions/statuses.ts';
import { counted } from '#platform/shared/noun.ts';
import { showCount } from '#platform/shared/show-count.ts';

type Sums = Readonly<Record<BridgePart, string>>;

/** Where open money is, after what is open. */
const placesOf = (places: readonly string[]) => (places.length > 0 ? `: ${places.join(', ')}` : '');

/** From the deposit of a file to its statements. */
export const tieOut = {
  title: 'Tie-out',
  ties: 'Ties to the cent',
  doesNotTie: 'Does not tie out',
  how: 'How this is counted',
  deposit: 'Deposit',
  enterDeposit: 'Enter the deposit amount',
  changeDeposit: 'Change the deposit amount',
  notEntered: 'Not entered',
  /** Below the deposit. */
  notCompared: 'not compared',
  asReceived: 'as received',
  lessThanReceived: (amount: string) => `${amount} less than received`,
  moreThanReceived: (amount: string) => `${amount} more than received`,
  /** Below the other figures. */
  lines: (count: number) => counted(count, 'line'),
  carrierLines: (count: number) => counted(count, 'carrier line'),
  linesWithManual: (count: number, manual: number) =>
    `${counted(count, 'line')}, ${showCount(manual)} manual`,
  settled: (count: number) => `${showCount(count)} settled`,
  depositIsLess: (amount: string) => `The deposit amount is ${amount} less than what was received.`,
  depositIsMore: (amount: string) => `The deposit amount is ${amount} more than what was received.`,
  isOpen: (amount: string, places: readonly string[]) => `${amount} is open${placesOf(places)}.`,
  /** The places. */
  pending: (amount: string) => `${amount} pending`,
  staged: (amount: string) => `${amount} staged`,
  withoutStatement: (amount: string) => `${amount} settled for people who have no statement of it yet`,
};

/** How the figures of the tie-out are counted. */
export const working = {
  deposit: 'Deposit: what the carrier paid in, as it was entered. It should be what was received.',
  received: ({ received }: Sums) =>
    `Received ${received}: the Commission of the carrier's lines in this file, forwarded ones included, since their money came with this deposit.`,
  forwarded: ({ forwarded, brought }: Sums) =>
    `Forwarded out ${forwarded}: the Adjusted of lines that wait for a later file. Brought in ${brought}: what earlier files forwarded to this one.`,
  generated: ({ generated, adjusted }: Sums) =>
    `Generated ${generated}: advanced for terms that the carrier has not paid. Adjusted ${adjusted}: Adjusted less Commission of the lines that were changed, and lines added by hand.`,
  toPay: ({ received, forwarded, brought, generated, adjusted, toPay }: Sums) =>
    `To pay: ${received} − ${forwarded} + ${brought} + ${generated} ± ${adjusted} = ${toPay}.`,
  statements: (
    { people, house, together }: Readonly<Record<'people' | 'house' | 'together', string>>,
    { open }: Sums,
    places: readonly string[],
  ) =>
    `Statements and house: ${people} of people + ${house} of the house = ${together}. Still open: ${open}${placesOf(places)}.`,
};

export const deposit = {
  amount: 'Deposit amount',
  what: 'What the carrier paid in. Leave it empty when there is nothing to compare with.',
  notAnAmount: 'Enter an amount like 1,234.50.',
};

export const post = {
  ask: (files: number) => (files === 1 ? 'Post the file?' : 'Post the files?'),
  what: 'What is settled is written to the ledger, once and for good. The file is closed then: what was left open can still be settled, and corrections go into a later file.',
  ofFile: (file: number, amount: string, shares: number) =>
    `File ${file}: ${amount} in ${counted(shares, 'share')}`,
  together: (amount: string) => `Together ${amount}`,
  despiteUnmatched: 'Post without a policy for these lines',
  assignFirst: 'Assign them first, or say that it is meant.',
  reason: 'Reason for the difference',
  sayWhy: 'Say why it is posted with a difference.',
  button: 'Post',
  stillLoading: 'What is posted is still being loaded.',
  posted: (files: number, amount: string) => `${counted(files, 'file')} posted: ${amount}.`,
};

/** What was posted, of one statement and of all. */
export const ledger = {
  title: 'Ledger',
  postedOn: 'Posted',
  by: 'By',
  postedBy: 'Posted by',
  reason: 'Reason',
  reasonForDifference: 'Reason for a difference',
  none: 'Nothing on this statement has been posted yet. Post its files from the list of commission files.',
};

export const payroll = {
  title: 'Commission payroll',
  up: 'Statements',
  what: (from: string, to: string) => `Posted from ${from} to ${to}`,
  postedFrom: 'Posted from',
  postedTo: 'Posted to',
  byPerson: 'By person',
  table: 'Payroll by person',
  statements: 'Statements',
  nobody: 'Nothing was posted in this period.',
  everyone: 'Everyone and the house',
  entries: 'Entries of the ledger',
  noEntries:
    'Nothing was posted in this period. Choose other days, or post files from the list of commission files.',
};
