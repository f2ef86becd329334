import { StateBadge, type Tone } from '#platform/web/ui/state-badge.tsx';
import type { EmailState } from '../contract.ts';
import { texts } from './texts.ts';

const TONES: Record<EmailState, Tone> = {
  queued: 'work',
  sent: 'done',
  partly: 'problem',
  failed: 'problem',
};

export function EmailStateBadge({ state }: { state: EmailState }) {
  return <StateBadge tone={TONES[state]}>{texts.states[state]}</StateBadge>;
}
