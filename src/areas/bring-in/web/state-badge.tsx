import { StateBadge as Badge, type Tone } from '#platform/web/ui/state-badge.tsx';
import { type BringInState, isNotAdded, type Outcome, outcomeWords, STATE_WORDS } from '../rules.ts';

const STATE_TONES: Readonly<Record<BringInState, Tone>> = {
  mapping: 'waits',
  reading: 'work',
  read: 'waits',
  importing: 'work',
  imported: 'done',
  takingBack: 'work',
  takenBack: 'closed',
  failed: 'problem',
};

export function StateBadge({ state }: { state: BringInState }) {
  return <Badge tone={STATE_TONES[state]}>{STATE_WORDS[state]}</Badge>;
}

const OUTCOME_TONES: Readonly<Record<Outcome, Tone>> = {
  waiting: 'work',
  problem: 'problem',
  same: 'closed',
  made: 'done',
  filled: 'done',
  takenBack: 'closed',
  changed: 'waits',
};

export function OutcomeBadge({ outcome, state }: { outcome: Outcome; state: BringInState }) {
  const tone = isNotAdded(outcome, state) ? 'closed' : OUTCOME_TONES[outcome];
  return <Badge tone={tone}>{outcomeWords(outcome, state)}</Badge>;
}
