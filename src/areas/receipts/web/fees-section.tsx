import { ActionIcon, Button, Group, TextInput, VisuallyHidden } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { flushSync } from 'react-dom';
import { MoneyInput } from '#platform/web/inputs/money-input.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { type FeeKind, LINES_MAX } from '../contract.ts';
import { isFee } from '../rules.ts';
import { KIND_WORDS } from '../words.ts';
import classes from './payment-form.module.css';
import { emptyFee, type PaymentValues } from './payment-values.ts';

type Form = UseFormReturnType<PaymentValues>;

/** What belongs to no policy. */
export function FeesSection({ form }: { form: Form }) {
  const fees = form.values.lines.flatMap(({ kind }, at) => (isFee(kind) ? [at] : []));

  function add(kind: FeeKind): void {
    const at = form.getValues().lines.length;
    flushSync(() => form.insertListItem('lines', emptyFee(kind)));
    form.getInputNode(`lines.${at}.${kind === 'other' ? 'description' : 'amount'}`)?.focus();
  }

  return (
    <PageCard title="Fees">
      {fees.map((at, place) => (
        <FeeRow key={form.values.lines[at]?.rowKey} form={form} at={at} place={place + 1} />
      ))}
      {fees.length < LINES_MAX && (
        <Group gap="xs">
          <AddButton onClick={() => add('agency fee')}>Agency fee</AddButton>
          <AddButton onClick={() => add('other')}>Other</AddButton>
        </Group>
      )}
    </PageCard>
  );
}

function AddButton({ children, onClick }: { children: string; onClick: () => void }) {
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconPlus size={14} aria-hidden />}
      aria-label={`Add ${children.toLowerCase()}`}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}

function FeeRow({ form, at, place }: { form: Form; at: number; place: number }) {
  const kind = form.values.lines[at]?.kind ?? 'other';
  return (
    <fieldset className={classes.fee}>
      <VisuallyHidden component="legend">{`Fee ${place}`}</VisuallyHidden>
      <span className={classes.feeKind}>{KIND_WORDS[kind]}</span>
      <TextInput
        aria-label={`Fee ${place}: what it is for`}
        placeholder={kind === 'other' ? 'What it is for' : 'Note, if any'}
        autoComplete="off"
        {...form.getInputProps(`lines.${at}.description`)}
      />
      <MoneyInput
        aria-label={`Fee ${place}: amount`}
        placeholder="$0.00"
        {...form.getInputProps(`lines.${at}.amount`)}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        size={32}
        aria-label={`Remove fee ${place}`}
        onClick={() => form.removeListItem('lines', at)}
      >
        <IconTrash size={16} aria-hidden />
      </ActionIcon>
    </fieldset>
  );
}
