import { StateBadge as Badge, type Tone } from '#platform/web/ui/state-badge.tsx';
import { say } from '#platform/web/wording.ts';
import { type ImportState, OUTCOME_WORDS, type Outcome, STATE_WORDS } from '../rules.ts';

const STATE_TONES: Readonly<Record<ImportState, Tone>> = {
  mapping: 'waits',
  reading: 'work',
  read: 'waits',
  imported: 'done',
  takenBack: 'closed',
  failed: 'problem',
};

export function StateBadge({ state }: { state: ImportState }) {
  return <Badge tone={STATE_TONES[state]}>{STATE_WORDS[state]}</Badge>;
}

const OUTCOME_TONES: Readonly<Record<Outcome, Tone>> = {
  number: 'done',
  normalized: 'done',
  customer: 'work',
  unmatched: 'waits',
  received: 'closed',
  problem: 'problem',
  total: 'closed',
};

export function OutcomeBadge({ outcome }: { outcome: Outcome }) {
  return <Badge tone={OUTCOME_TONES[outcome]}>{say(OUTCOME_WORDS[outcome])}</Badge>;
}
