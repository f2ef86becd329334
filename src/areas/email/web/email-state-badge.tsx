import { Badge } from '@mantine/core';
import type { EmailState } from '../contract.ts';

const LOOKS: Record<EmailState, { words: string; color: string }> = {
  queued: { words: 'Sending', color: 'blue' },
  sent: { words: 'Sent', color: 'accent' },
  failed: { words: 'Failed', color: 'red' },
};

export function EmailStateBadge({ state }: { state: EmailState }) {
  const { words, color } = LOOKS[state];
  return (
    <Badge variant="dot" color={color} tt="none">
      {words}
    </Badge>
  );
}
