import { Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useNavigate } from '@tanstack/react-router';
import { isDay, showMonth } from '#platform/shared/dates.ts';
import { showMoney } from '#platform/shared/money.ts';
import { SubmitDialog } from '#platform/web/forms/submit-dialog.tsx';
import { useIdempotencyKey } from '#platform/web/forms/use-idempotency-key.ts';
import { DayInput } from '#platform/web/inputs/day-input.tsx';
import { MoneyInput } from '#platform/web/inputs/money-input.tsx';
import type { TypedDay, TypedMoney } from '#platform/web/inputs/typed-values.ts';
import { officeToday } from '#platform/web/office-today.ts';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
import { counted } from '../rules.ts';
import type { CreateFromProps } from './create-from.tsx';
import { useCreateFrom } from './import-queries.ts';

interface DepositValues extends Record<string, unknown> {
  deposit: TypedDay;
  depositAmount: TypedMoney;
}

const problems = ({ deposit, depositAmount }: DepositValues) => ({
  ...((deposit === null || !isDay(deposit)) && { deposit: 'Enter a date like 11/15/2026.' }),
  ...(typeof depositAmount === 'string' && { depositAmount: 'Enter an amount like 1,234.50.' }),
});

/** Everything but the deposit is known already. */
export function CreateFromDialog({ from, onClose }: CreateFromProps) {
  const { company, month, statement } = from;
  const navigate = useNavigate();
  const { mutateAsync } = useCreateFrom();
  const key = useIdempotencyKey();
  const form = useForm<DepositValues>({
    name: 'create-from',
    initialValues: { deposit: officeToday(), depositAmount: null },
    validate: problems,
  });
  const submit = useSubmit(form, async ({ deposit, depositAmount }) => {
    const { id, lines } = await mutateAsync({
      company: company.id,
      month,
      statement: statement?.id,
      deposit: deposit ?? '',
      depositAmount: typeof depositAmount === 'number' ? depositAmount : null,
      key: key.current(),
    }).catch((error) => {
      key.failed(error);
      throw error;
    });
    toastDone(`${counted(lines, 'line', 'lines')} gathered.`);
    await navigate({ to: '/commissions/reconcile/$id', params: { id } });
  });
  return (
    <SubmitDialog
      title={`${company.name}, ${showMonth(month)}`}
      width={400}
      onClose={onClose}
      submit={submit}
      button={{ children: 'Create the file' }}
    >
      <Text>{takenWords(from)}</Text>
      <DayInput label="Deposit Date" {...form.getInputProps('deposit')} />
      <MoneyInput
        label="Deposit amount"
        description="What the carrier paid in, to compare with the lines. Can be left empty."
        data-autofocus
        {...form.getInputProps('depositAmount')}
      />
    </SubmitDialog>
  );
}

function takenWords({ month, lines, total, statement }: CreateFromProps['from']): string {
  const what = `${counted(lines, 'line', 'lines')}, ${showMoney(total)}`;
  const others = 'Forwarded lines of the company and terms that are due in the month come along.';
  return statement
    ? `Takes in all lines of ${statement.filename} that are not in a file yet, whatever their dates, and any other lines of ${showMonth(month)} that are not in one. ${others}`
    : `Takes in the ${what} of ${showMonth(month)} that ${lines === 1 ? 'is' : 'are'} not in a file yet. ${others}`;
}
