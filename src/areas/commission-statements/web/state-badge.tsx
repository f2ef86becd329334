import { Badge } from '@mantine/core';
import { STATE_WORDS, type StatementState } from '../rules.ts';

const COLORS: Readonly<Record<StatementState, string>> = {
  unposted: 'orange',
  partly: 'blue',
  posted: 'accent',
};

export function StateBadge({ state }: { state: StatementState }) {
  return (
    <Badge variant="light" color={COLORS[state]} c="var(--cd-text)" tt="none">
      {STATE_WORDS[state]}
    </Badge>
  );
}
