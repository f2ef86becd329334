import type { SignatureRequest } from './contract.ts';
import type { ContractFate, Ending, SignatureState } from './statuses.ts';

export const LINK_DAYS = 14;

/** Whoever just signed can download the copy that long; after that it is in their mail. */
export const COPY_MINUTES = 60;

/** So many tries are made at a mail; the spare ones of the job are for processes that end in the middle of one. */
export const TRIES_MAX = 12;

interface Standing {
  state: SignatureState;
  expiresAt: Date;
  contract: ContractFate;
}

/**
 * The state at that moment: one that nobody answered is over when its time is, whether or not that was noted yet, and
 * nobody signs terms that no longer hold.
 */
export function stateAt({ state, expiresAt, contract }: Standing, now: Date): SignatureState {
  const isOpen = state === 'sent' || state === 'viewed';
  if (!isOpen) return state;
  if (contract !== 'same') return 'replaced';
  return expiresAt <= now ? 'expired' : state;
}

interface Since {
  contract: ContractFate;
  /** The same signer was sent something newer about the contract. */
  hasNewer: boolean;
}

/** Why the link shows no paper; nothing while it can be signed. Where no newer link is, nobody is told to look for one. */
export function endingOf(state: SignatureState, { contract, hasNewer }: Since): Ending | undefined {
  if (state === 'sent' || state === 'viewed') return undefined;
  if (state === 'signed' || state === 'declined') return 'used';
  const isWithdrawn = contract === 'void' || contract === 'quoted' || (contract === 'changed' && !hasNewer);
  return state === 'replaced' && isWithdrawn ? 'withdrawn' : state;
}

const NEWER = 'A newer request took its place.';
const FATES: Readonly<Record<ContractFate, string | undefined>> = {
  same: undefined,
  changed: 'The contract has changed since then.',
  quoted: 'The contract is no longer approved.',
  void: 'The contract is void.',
};

/** Why a request cannot be sent again. */
export function whyNotResend({
  state,
  isNewest,
  contract,
}: Pick<SignatureRequest, 'state' | 'isNewest' | 'contract'>): string | undefined {
  if (state === 'signed') return 'It is signed.';
  if (!isNewest) return NEWER;
  return FATES[contract] ?? (state === 'replaced' ? NEWER : undefined);
}

/** The first two payments and the last stay; the rest unfolds. Few enough are all shown. */
export function foldedPayments<Payment>(payments: readonly Payment[]): {
  first: readonly Payment[];
  between: readonly Payment[];
  last: readonly Payment[];
} {
  if (payments.length <= 4) return { first: payments, between: [], last: [] };
  return { first: payments.slice(0, 2), between: payments.slice(2, -1), last: payments.slice(-1) };
}
