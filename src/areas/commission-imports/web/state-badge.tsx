import { Badge } from '@mantine/core';
import { type ImportState, OUTCOME_WORDS, type Outcome, STATE_WORDS } from '../rules.ts';

const STATE_COLORS: Readonly<Record<ImportState, string>> = {
  mapping: 'orange',
  reading: 'blue',
  read: 'orange',
  imported: 'teal',
  takenBack: 'gray',
  failed: 'red',
};

export function StateBadge({ state }: { state: ImportState }) {
  return <ToneBadge color={STATE_COLORS[state]}>{STATE_WORDS[state]}</ToneBadge>;
}

const OUTCOME_COLORS: Readonly<Record<Outcome, string>> = {
  number: 'teal',
  normalized: 'teal',
  customer: 'blue',
  unmatched: 'orange',
  problem: 'red',
};

export function OutcomeBadge({ outcome }: { outcome: Outcome }) {
  return <ToneBadge color={OUTCOME_COLORS[outcome]}>{OUTCOME_WORDS[outcome]}</ToneBadge>;
}

function ToneBadge({ color, children }: { color: string; children: string }) {
  return (
    <Badge variant="light" color={color} c="var(--cd-text)" tt="none">
      {children}
    </Badge>
  );
}
