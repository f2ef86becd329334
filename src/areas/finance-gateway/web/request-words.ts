import type { Tone } from '#platform/web/ui/state-badge.tsx';
import type { RequestResult } from '../statuses.ts';
import { texts } from './texts.ts';

export const RESULT_TONES: Record<RequestResult, Tone> = {
  answered: 'done',
  refused: 'waits',
  failed: 'problem',
};

/** 840 ms, 10.0 s. */
export function tookWords(ms: number): string {
  return ms < 1000 ? texts.requests.milliseconds(ms) : texts.requests.seconds((ms / 1000).toFixed(1));
}
