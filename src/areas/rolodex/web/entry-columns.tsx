import { Anchor, Badge, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { phoneDigits } from '#platform/shared/phones.ts';
import type { Column } from '#platform/web/table/column.ts';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import type { Entry } from '../contract.ts';

const KINDS: Record<Entry['kind'], { label: string; variant: string }> = {
  colleague: { label: 'Colleague', variant: 'light' },
  company: { label: 'Company', variant: 'outline' },
  contact: { label: 'Contact', variant: 'default' },
};

/** `name` makes a link of a name that can be opened. */
export function entryColumns(name: (entry: Entry) => ReactNode): Column<Entry>[] {
  return [
    { key: 'name', label: 'Name', cell: name },
    { key: 'what', label: 'What', cell: What, width: '24%' },
    { key: 'place', label: 'Company or office', cell: ({ place }) => place, width: '20%' },
    {
      key: 'phone',
      label: 'Phone',
      cell: ({ phone }) => phone && <PhoneLink phone={phone} />,
      width: 140,
    },
    {
      key: 'email',
      label: 'Email',
      cell: ({ email }) => email && <MailLink email={email} />,
      width: '22%',
    },
  ];
}

function What({ kind, what, active }: Entry) {
  const { label, variant } = KINDS[kind];
  return (
    <Group gap={6} wrap="wrap">
      <Badge variant={variant} tt="none">
        {label}
      </Badge>
      {what && (
        <Text component="span" fz="inherit">
          {what}
        </Text>
      )}
      {!active && <StateBadge tone="closed">Inactive</StateBadge>}
    </Group>
  );
}

export function PhoneLink({ phone }: { phone: string }) {
  return (
    <Anchor href={`tel:${phoneDigits(phone)}`} fz="inherit">
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
