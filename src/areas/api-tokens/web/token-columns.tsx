import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { showDay } from '#platform/shared/dates.ts';
import type { Column } from '#platform/web/table/column.ts';
import { showMoment } from '#platform/web/ui/show-moment.ts';
import { StateBadge, type Tone } from '#platform/web/ui/state-badge.tsx';
import type { ApiToken } from '../contract.ts';
import type { TokenState } from '../rules.ts';
import { permissionLabel } from './token-values.ts';

const STATES: Record<TokenState, { label: string; tone: Tone }> = {
  active: { label: 'Active', tone: 'done' },
  expired: { label: 'Expired', tone: 'closed' },
  revoked: { label: 'Revoked', tone: 'closed' },
};

/** `action` shows what can be done with a row. */
export function tokenColumns<T extends ApiToken>(action: (token: T) => ReactNode): Column<T>[] {
  return [
    { key: 'name', label: 'Name', cell: Name },
    { key: 'access', label: 'Access', cell: accessWords, width: '28%' },
    { key: 'state', label: 'State', cell: State, kind: 'whole', width: 110 },
    {
      key: 'expires',
      label: 'Expires',
      cell: ({ expiresOn }) => showDay(expiresOn),
      kind: 'day',
      width: 130,
    },
    { key: 'used', label: 'Last used', cell: lastUse, kind: 'whole', width: 180 },
    { key: 'action', label: 'Action', cell: action, width: 110 },
  ];
}

function Name({ name, prefix }: ApiToken) {
  return (
    <>
      {name}
      <Text component="div" fz="sm" c="dimmed" ff="monospace">
        {prefix}…
      </Text>
    </>
  );
}

function State({ state }: ApiToken) {
  const { label, tone } = STATES[state];
  return <StateBadge tone={tone}>{label}</StateBadge>;
}

function accessWords({ isReadOnly, permissions }: ApiToken): string {
  const start = isReadOnly ? 'Read only' : 'Read and change';
  const labels = permissions.map(permissionLabel);
  return labels.length > 0 ? `${start}: ${labels.join(', ')}` : start;
}

function lastUse({ lastUsedAt }: ApiToken): string {
  return lastUsedAt ? showMoment(lastUsedAt) : 'Never';
}
