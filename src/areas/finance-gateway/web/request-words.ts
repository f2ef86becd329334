import type { Tone } from '#platform/web/ui/state-badge.tsx';
import type { RequestKind, RequestResult } from '../statuses.ts';

export const KIND_WORDS: Record<RequestKind, string> = {
  quote: 'Quote',
  contract: 'Contract',
  'endorsement-quote': 'Endorsement quote',
  endorsement: 'Endorsement',
  payment: 'Payment',
  reversal: 'Payment reversal',
  status: 'Payment details',
};

export const RESULT_LOOKS: Record<RequestResult, { word: string; tone: Tone }> = {
  answered: { word: 'Answered', tone: 'done' },
  refused: { word: 'Refused', tone: 'waits' },
  failed: { word: 'Failed', tone: 'problem' },
};

/** 840 ms, 10.0 s. */
export function tookWords(ms: number): string {
  return ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`;
}
