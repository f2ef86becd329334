/** The states of a line. */
export const PENDING = 1;
export const STAGED = 2;
export const SETTLED = 3;
export const FORWARDED = 4;
export const STATUSES = [PENDING, STAGED, SETTLED, FORWARDED] as const;
export type LineStatus = (typeof STATUSES)[number];

export const STATUS_WORDS: Readonly<Record<LineStatus, string>> = {
  1: 'Pending',
  2: 'Staged',
  3: 'Settled',
  4: 'Forwarded',
};

/** What their counts are called on the wire. */
export const STATE_KEYS = { 1: 'pending', 2: 'staged', 3: 'settled', 4: 'forwarded' } as const;

/** Where a line comes from. */
export const DOWNLOADED = 1;
export const UPLOADED = 2;
export const GENERATED = 3;
export const MANUAL = 4;
export const PICKED_UP = 5;
export const SOURCES = [DOWNLOADED, UPLOADED, GENERATED, MANUAL, PICKED_UP] as const;
export type LineSource = (typeof SOURCES)[number];

export const SOURCE_WORDS: Readonly<Record<LineSource, string>> = {
  1: 'Downloaded',
  2: 'Uploaded',
  3: 'Generated',
  4: 'Manual',
  5: 'Forwarded',
};

/** What the legend says of a source; a generated line has no color of its own. */
export type SourceTone = 'imported' | 'manual' | 'forwarded';

export const SOURCE_TONES: Readonly<Record<LineSource, SourceTone | undefined>> = {
  1: 'imported',
  2: 'imported',
  3: undefined,
  4: 'manual',
  5: 'forwarded',
};

const MOVES = [
  { from: PENDING, to: STAGED, action: 'staged' },
  { from: PENDING, to: FORWARDED, action: 'forwarded' },
  { from: STAGED, to: PENDING, action: 'unstaged' },
  { from: FORWARDED, to: PENDING, action: 'unforwarded' },
] as const;

/** The ways to a status and what they are called; only those that leave a given status. */
export function movesTo(to: LineStatus, from: LineStatus | 0 = 0) {
  return MOVES.filter((move) => move.to === to && (from === 0 || move.from === from));
}

/** A settled line is locked: neither selected nor changed. */
export function isSelectable(status: LineStatus): boolean {
  return status !== SETTLED;
}

/**
 * The figures between a deposit and its statements, each made of lines: what the carrier sent, what went to later files
 * and came from earlier ones, what was advanced without money, what was changed or added by hand, what that leaves to
 * pay, what of it is settled, and what is not yet.
 */
export const BRIDGE_PARTS = [
  'received',
  'forwarded',
  'brought',
  'generated',
  'adjusted',
  'toPay',
  'statements',
  'open',
] as const;
export type BridgePart = (typeof BRIDGE_PARTS)[number];

export const BRIDGE_WORDS: Readonly<Record<BridgePart, string>> = {
  received: 'Received',
  forwarded: 'Forwarded out',
  brought: 'Brought in',
  generated: 'Generated',
  adjusted: 'Adjusted',
  toPay: 'To pay',
  statements: 'Statements and house',
  open: 'Still open',
};

/** The columns that the list sorts by. */
export const LINE_SORTS = [
  'company',
  'customer',
  'policy',
  'status',
  'product',
  'effdate',
  'expdate',
  'commissionable',
  'commission',
  'adjusted',
  'diff',
] as const;
export type LineSort = (typeof LINE_SORTS)[number];
