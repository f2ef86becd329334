import { StateBadge, type Tone } from '#platform/web/ui/state-badge.tsx';
import type { EmailState } from '../contract.ts';

const LOOKS: Record<EmailState, { words: string; tone: Tone }> = {
  queued: { words: 'Sending', tone: 'work' },
  sent: { words: 'Sent', tone: 'done' },
  partly: { words: 'Partly sent', tone: 'problem' },
  failed: { words: 'Failed', tone: 'problem' },
};

export function EmailStateBadge({ state }: { state: EmailState }) {
  const { words, tone } = LOOKS[state];
  return <StateBadge tone={tone}>{words}</StateBadge>;
}
