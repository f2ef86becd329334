import { Anchor, Group } from '@mantine/core';
import { IconArrowBackUp, IconPencil, IconTrash } from '@tabler/icons-react';
import { addressOf } from '#platform/web/api/request.ts';
import type { Column } from '#platform/web/table/column.ts';
import { RowIcon } from '#platform/web/ui/row-icon.tsx';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { blankForm, type FormRow } from '../contract.ts';
import { texts } from './texts.ts';

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
      label: texts.columns.form,
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
    {
      key: 'description',
      label: texts.columns.description,
      cell: ({ description }) => description,
    },
    {
      key: 'fields',
      label: texts.columns.mappedFields,
      kind: 'whole',
      cell: ({ mappedCount, fieldCount }) => (
        <StateBadge tone={mappedCount > 0 ? 'done' : 'waits'}>
          {texts.columns.mapped(mappedCount, fieldCount)}
        </StateBadge>
      ),
      width: 130,
    },
    {
      key: 'blank',
      label: texts.columns.blankForm,
      kind: 'whole',
      cell: ({ id, name }) => (
        <Anchor
          href={addressOf(blankForm, { id })}
          target="_blank"
          rel="noopener"
          fz="inherit"
          aria-label={texts.columns.blankPdfOf(name)}
        >
          {texts.columns.pdf}
        </Anchor>
      ),
      width: 100,
    },
    {
      key: 'actions',
      label: texts.columns.actions,
      cell: (form) => (
        <Group gap={4} wrap="nowrap" my={-3}>
          <RowIcon label={texts.edit.title(form.name)} why={why} onClick={() => onEdit(form)}>
            <IconPencil size={15} aria-hidden />
          </RowIcon>
          <RowIcon
            label={form.active ? texts.columns.takeOut(form.name) : texts.columns.bringBack(form.name)}
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
