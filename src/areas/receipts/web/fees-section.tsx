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
import { texts } from './texts.ts';

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
    <PageCard title={texts.fees.title}>
      {fees.map((at, place) => (
        <FeeRow key={form.values.lines[at]?.rowKey} form={form} at={at} place={place + 1} />
      ))}
      {fees.length < LINES_MAX && (
        <Group gap="xs">
          <AddButton label={texts.fees.addAgencyFee} onClick={() => add('agency fee')}>
            {texts.fees.agencyFee}
          </AddButton>
          <AddButton label={texts.fees.addOther} onClick={() => add('other')}>
            {texts.fees.other}
          </AddButton>
        </Group>
      )}
    </PageCard>
  );
}

interface AddButtonProps {
  /** For screen readers. */
  label: string;
  children: string;
  onClick: () => void;
}

function AddButton({ label, children, onClick }: AddButtonProps) {
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconPlus size={14} aria-hidden />}
      aria-label={label}
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
      <VisuallyHidden component="legend">{texts.fees.fee(place)}</VisuallyHidden>
      <span className={classes.feeKind}>{KIND_WORDS[kind]}</span>
      <TextInput
        aria-label={texts.fees.feeFor(place)}
        placeholder={kind === 'other' ? texts.fees.whatItIsFor : texts.fees.noteIfAny}
        autoComplete="off"
        {...form.getInputProps(`lines.${at}.description`)}
      />
      <MoneyInput
        aria-label={texts.fees.feeAmount(place)}
        placeholder="$0.00"
        {...form.getInputProps(`lines.${at}.amount`)}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        size={32}
        aria-label={texts.fees.removeFee(place)}
        onClick={() => form.removeListItem('lines', at)}
      >
        <IconTrash size={16} aria-hidden />
      </ActionIcon>
    </fieldset>
  );
}
