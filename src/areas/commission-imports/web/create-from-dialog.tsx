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
import type { CreateFromProps } from './create-from.tsx';
import { useCreateFrom } from './import-queries.ts';
import { texts } from './texts.ts';

interface DepositValues extends Record<string, unknown> {
  deposit: TypedDay;
  depositAmount: TypedMoney;
}

const problems = ({ deposit, depositAmount }: DepositValues) => ({
  ...((deposit === null || !isDay(deposit)) && { deposit: texts.pool.notADate }),
  ...(typeof depositAmount === 'string' && { depositAmount: texts.pool.notAnAmount }),
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
    toastDone(texts.pool.gathered(lines));
    await navigate({ to: '/commissions/reconcile/$id', params: { id } });
  });
  return (
    <SubmitDialog
      title={`${company.name}, ${showMonth(month)}`}
      width={400}
      onClose={onClose}
      submit={submit}
      button={{ children: texts.pool.create }}
    >
      <Text>{takenWords(from)}</Text>
      <DayInput label={texts.pool.depositDate} {...form.getInputProps('deposit')} />
      <MoneyInput
        label={texts.pool.depositAmount}
        description={texts.pool.whatAmount}
        data-autofocus
        {...form.getInputProps('depositAmount')}
      />
    </SubmitDialog>
  );
}

function takenWords({ month, lines, total, statement }: CreateFromProps['from']): string {
  const taken = statement
    ? texts.pool.takesInStatement(statement.filename, showMonth(month))
    : texts.pool.takesInMonth(lines, showMoney(total), showMonth(month));
  return `${taken} ${texts.pool.alongCome}`;
}
