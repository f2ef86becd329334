import { Anchor, Group } from '@mantine/core';
import { IconArrowBackUp, IconPencil, IconTrash } from '@tabler/icons-react';
import { addressOf } from '#platform/web/api/request.ts';
import type { Column } from '#platform/web/table/column.ts';
import { RowIcon } from '#platform/web/ui/row-icon.tsx';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { blankForm, type FormRow } from '../contract.ts';

interface Actions {
  /** Why the person may not look after the library. */
  why: string | undefined;
  /** The customer that the next form is for. */
  customerId: number | undefined;
  onEdit: (form: FormRow) => void;
  onSwitch: (form: FormRow) => void;
}

export function formColumns({ why, customerId, onEdit, onSwitch }: Actions): Column<FormRow>[] {
  return [
    {
      key: 'name',
      label: 'Form',
      phone: 'title',
      cell: ({ id, name, active }) =>
        active ? (
          // The row itself is the tab stop.
          <TextLink to="/forms/$id/fill" params={{ id }} search={{ customerId }} tabIndex={-1} fz="inherit">
            {name}
          </TextLink>
        ) : (
          name
        ),
    },
    { key: 'description', label: 'Description', phone: 'fact', cell: ({ description }) => description },
    {
      key: 'fields',
      label: 'Mapped fields',
      kind: 'whole',
      phone: 'corner',
      cell: ({ mappedCount, fieldCount }) => (
        <StateBadge tone={mappedCount > 0 ? 'done' : 'waits'}>{`${mappedCount} of ${fieldCount}`}</StateBadge>
      ),
      width: 130,
    },
    {
      key: 'blank',
      label: 'Blank form',
      kind: 'whole',
      cell: ({ id, name }) => (
        <Anchor
          href={addressOf(blankForm, { id })}
          target="_blank"
          rel="noopener"
          fz="inherit"
          aria-label={`PDF of ${name}, blank`}
        >
          PDF
        </Anchor>
      ),
      width: 100,
    },
    {
      key: 'actions',
      label: 'Actions',
      phone: 'action',
      cell: (form) => (
        <Group gap={4} wrap="nowrap" my={-3}>
          <RowIcon label={`Edit ${form.name}`} why={why} onClick={() => onEdit(form)}>
            <IconPencil size={15} aria-hidden />
          </RowIcon>
          <RowIcon
            label={form.active ? `Take out ${form.name}` : `Bring back ${form.name}`}
            why={why}
            onClick={() => onSwitch(form)}
          >
            {form.active ? <IconTrash size={15} aria-hidden /> : <IconArrowBackUp size={15} aria-hidden />}
          </RowIcon>
        </Group>
      ),
      width: 80,
    },
  ];
}
