import { NativeSelect, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { showMoney } from '#platform/shared/money.ts';
import { SubmitDialog } from '#platform/web/forms/submit-dialog.tsx';
import { useDialogGuard } from '#platform/web/forms/use-dialog-guard.tsx';
import { useIdempotencyKey } from '#platform/web/forms/use-idempotency-key.ts';
import { keepDigits } from '#platform/web/inputs/typed-values.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
import { WaitDialog } from '#platform/web/ui/wait-dialog.tsx';
import type { Billing } from '../contract.ts';
import { checkNumberProblem } from '../rules.ts';
import { billingQuery, billingsInQuery, useProcessCheck } from './billing-queries.ts';
import { texts } from './texts.ts';

const TITLE = texts.check.addACheck;
const MOST = 6;

interface CheckDialogProps {
  accountId: number;
  /** Absent when the address names no row: then it is chosen first. */
  billingId: number | undefined;
  onChoose: (billingId: number) => void;
  onClose: (isDone?: true) => void;
}

/** The number of the check that a billing row was paid with. */
export function CheckDialog({ accountId, billingId, onChoose, onClose }: CheckDialogProps) {
  return billingId === undefined ? (
    <ChosenFirst {...{ accountId, onChoose, onClose }} />
  ) : (
    <CheckOf {...{ accountId, billingId, onClose }} />
  );
}

function CheckOf({
  accountId,
  billingId,
  onClose,
}: Omit<CheckDialogProps, 'onChoose'> & { billingId: number }) {
  const query = useQuery(billingQuery(accountId, billingId));
  const { data } = query;
  // What this dialog has just recorded waits no more, and is no reason to say so.
  const [row, setRow] = useState<Billing>();
  if (data && !row) setRow(data);
  if (row?.takesCheck) return <CheckForm {...{ accountId, row, onClose }} />;
  const problem = row && texts.check.rowWaitsForNone;
  return <WaitDialog title={TITLE} problem={problem} query={query} onClose={() => onClose()} />;
}

function ChosenFirst({ accountId, onChoose, onClose }: Omit<CheckDialogProps, 'billingId'>) {
  const query = useQuery(billingsInQuery(accountId, 'Open'));
  const { data } = query;
  const waiting = data?.filter(({ takesCheck }) => takesCheck);
  if (waiting && waiting.length > 0) return <RowChoice rows={waiting} {...{ onChoose, onClose }} />;
  const problem = waiting && texts.check.noRowWaits;
  return <WaitDialog title={TITLE} problem={problem} query={query} onClose={() => onClose()} />;
}

interface RowChoiceProps extends Pick<CheckDialogProps, 'onChoose' | 'onClose'> {
  rows: readonly Billing[];
}

function RowChoice({ rows, onChoose, onClose }: RowChoiceProps) {
  return (
    <Dialog title={TITLE} onClose={() => onClose()}>
      <NativeSelect
        label={texts.forms.billingRow}
        data-autofocus
        value=""
        data={[
          { value: '', label: texts.forms.chooseOne },
          ...rows.map(({ id, amount, description }) => ({
            value: String(id),
            label: `${showMoney(amount)} ${description}`.trim(),
          })),
        ]}
        onChange={(event) => onChoose(Number(event.currentTarget.value))}
      />
    </Dialog>
  );
}

interface CheckFormProps extends Pick<CheckDialogProps, 'accountId' | 'onClose'> {
  row: Billing;
}

function whatFor({ amount, description }: Billing): string {
  if (!description) return texts.check.forAmount(showMoney(amount));
  return texts.check.forAmountOf(showMoney(amount), description);
}

function CheckForm({ accountId, row, onClose }: CheckFormProps) {
  const { mutateAsync } = useProcessCheck(accountId, row.id);
  const key = useIdempotencyKey();
  const form = useForm({
    name: 'check',
    initialValues: { checkNumber: '' },
    validate: ({ checkNumber }) => {
      const problem = checkNumberProblem(checkNumber);
      return problem ? { checkNumber: problem } : {};
    },
  });
  const guard = useDialogGuard(form.isDirty, 'open');
  const submit = useSubmit(form, async (body) => {
    try {
      await mutateAsync({ body, key: key.current() });
    } catch (problem) {
      key.failed(problem);
      throw problem;
    }
    toastDone(texts.check.isPaid(body.checkNumber));
    onClose(true);
  });
  const field = form.getInputProps('checkNumber');
  return (
    <SubmitDialog
      title={TITLE}
      submit={submit}
      guard={guard}
      onClose={() => onClose()}
      button={{ children: texts.forms.submit }}
    >
      <TextInput
        label={texts.labels.checkNumber}
        description={whatFor(row)}
        inputMode="numeric"
        autoComplete="off"
        data-autofocus
        {...field}
        onChange={(event) => field.onChange(keepDigits(event.currentTarget.value).slice(0, MOST))}
      />
    </SubmitDialog>
  );
}
