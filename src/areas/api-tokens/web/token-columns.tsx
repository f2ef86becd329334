import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { showDay } from '#platform/shared/dates.ts';
import type { Column } from '#platform/web/table/column.ts';
import { showMoment } from '#platform/web/ui/show-moment.ts';
import { StateBadge, type Tone } from '#platform/web/ui/state-badge.tsx';
import type { ApiToken } from '../contract.ts';
import type { TokenState } from '../rules.ts';
import { texts } from './texts.ts';
import { permissionLabel } from './token-values.ts';

const TONES: Record<TokenState, Tone> = { active: 'done', expired: 'closed', revoked: 'closed' };

/** `action` shows what can be done with a row. */
export function tokenColumns<T extends ApiToken>(action: (token: T) => ReactNode): Column<T>[] {
  return [
    { key: 'name', label: texts.columns.name, cell: Name },
    { key: 'access', label: texts.columns.access, cell: accessWords, width: '28%' },
    { key: 'state', label: texts.columns.state, cell: State, kind: 'whole', width: 110 },
    {
      key: 'expires',
      label: texts.columns.expires,
      cell: ({ expiresOn }) => showDay(expiresOn),
      kind: 'day',
      width: 130,
    },
    { key: 'used', label: texts.columns.lastUsed, cell: lastUse, kind: 'whole', width: 180 },
    { key: 'action', label: texts.columns.action, cell: action, width: 110 },
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
  return <StateBadge tone={TONES[state]}>{texts.states[state]}</StateBadge>;
}

function accessWords({ isReadOnly, permissions }: ApiToken): string {
  const { readOnly, readAndChange, readOnlyWith, readAndChangeWith } = texts.access;
  if (permissions.length === 0) return isReadOnly ? readOnly : readAndChange;
  const labels = permissions.map(permissionLabel).join(', ');
  return isReadOnly ? readOnlyWith(labels) : readAndChangeWith(labels);
}

function lastUse({ lastUsedAt }: ApiToken): string {
  return lastUsedAt ? showMoment(lastUsedAt) : texts.neverUsed;
}
