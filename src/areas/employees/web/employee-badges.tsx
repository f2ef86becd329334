import { Badge, type BadgeProps } from '@mantine/core';
import { StateBadge as Mark, type Tone } from '#platform/web/ui/state-badge.tsx';
import type { EmployeeRole } from '../contract.ts';
import type { EmployeeState } from '../statuses.ts';
import { texts } from './texts.ts';

const ROLES: Record<EmployeeRole, BadgeProps['variant']> = {
  Owner: 'light',
  Administrator: 'outline',
  Employee: 'default',
};

export function RoleBadge({ role }: { role: EmployeeRole }) {
  return (
    <Badge variant={ROLES[role]} tt="none">
      {texts.roles[role]}
    </Badge>
  );
}

const TONES: Record<EmployeeState, Tone> = { Active: 'done', Invited: 'waits', Disabled: 'closed' };

export function StateBadge({ state }: { state: EmployeeState }) {
  return <Mark tone={TONES[state]}>{texts.states[state]}</Mark>;
}
