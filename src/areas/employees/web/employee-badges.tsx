import { Badge, type BadgeProps } from '@mantine/core';
import type { EmployeeRole } from '../contract.ts';
import type { EmployeeState } from '../statuses.ts';

const ROLES: Record<EmployeeRole, BadgeProps['variant']> = {
  Owner: 'light',
  Administrator: 'outline',
  Employee: 'default',
};

export function RoleBadge({ role }: { role: EmployeeRole }) {
  return (
    <Badge variant={ROLES[role]} tt="none">
      {role}
    </Badge>
  );
}

/** Teal is at work, orange waits, grey is closed. */
const STATES: Record<EmployeeState, BadgeProps['color']> = {
  Active: 'accent',
  Invited: 'orange',
  Disabled: 'gray',
};

export function StateBadge({ state }: { state: EmployeeState }) {
  return (
    <Badge variant="dot" color={STATES[state]} tt="none">
      {state}
    </Badge>
  );
}
