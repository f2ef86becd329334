import { Anchor, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { phoneLink } from '#platform/shared/phones.ts';
import type { Column } from '#platform/web/table/column.ts';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import type { Entry } from '../contract.ts';
import { texts } from './texts.ts';

/** `name` makes a link of a name that can be opened. */
export function entryColumns(name: (entry: Entry) => ReactNode): Column<Entry>[] {
  const { columns } = texts;
  return [
    { key: 'name', label: columns.name, cell: name },
    { key: 'what', label: columns.what, cell: What, width: '24%' },
    { key: 'place', label: columns.place, cell: ({ place }) => place, width: '18%' },
    {
      key: 'phone',
      label: columns.phone,
      cell: ({ phone }) => phone && <PhoneLink phone={phone} />,
      width: 140,
    },
    {
      key: 'email',
      label: columns.email,
      cell: ({ email }) => email && <MailLink email={email} />,
      width: '27%',
    },
  ];
}

function What({ kind, what, active }: Entry) {
  const { kinds, inactive } = texts;
  return (
    <Group gap={6} wrap="wrap">
      <span>{kinds[kind]}</span>
      {what && (
        <Text component="span" fz="inherit" c="dimmed">
          {what}
        </Text>
      )}
      {!active && <StateBadge tone="closed">{inactive}</StateBadge>}
    </Group>
  );
}

export function PhoneLink({ phone }: { phone: string }) {
  return (
    <Anchor href={phoneLink(phone)} fz="inherit">
      {phone}
    </Anchor>
  );
}

export function MailLink({ email }: { email: string }) {
  return (
    <Anchor href={`mailto:${email}`} fz="inherit">
      {email}
    </Anchor>
  );
}
