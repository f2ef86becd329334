import { StateBadge as Mark, type Tone } from '#platform/web/ui/state-badge.tsx';
import type { EmployeeState } from '../statuses.ts';
import { texts } from './texts.ts';

const TONES: Record<EmployeeState, Tone> = { Active: 'done', Invited: 'waits', Disabled: 'closed' };

export function StateBadge({ state }: { state: EmployeeState }) {
  return <Mark tone={TONES[state]}>{texts.states[state]}</Mark>;
}
