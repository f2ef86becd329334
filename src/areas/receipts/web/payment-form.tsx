import { Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useSession } from '#areas/session/web/public.ts';
import { judgeOnLeave } from '#platform/web/forms/judge-on-leave.ts';
import { UnsavedGuard } from '#platform/web/forms/unsaved-guard.tsx';
import { ErrorDialog } from '#platform/web/ui/error-dialog.tsx';
import { useOnMount } from '#platform/web/ui/use-on-mount.ts';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
import type { PolicyBalance } from '../contract.ts';
import { FeesSection } from './fees-section.tsx';
import { OverpaymentDialog } from './overpayment-dialog.tsx';
import classes from './payment-form.module.css';
import { type PaymentValues, paymentErrors, valuesOf } from './payment-values.ts';
import { PoliciesSection } from './policies-section.tsx';
import { TenderSection } from './tender-section.tsx';
import { useTakePayment } from './use-take-payment.ts';

/** Fields that can be judged on their own are judged when they are left. */
const ON_LEAVE = ['lastFour', 'lines.amount', 'memo'];

interface PaymentFormProps {
  customerId: number;
  balances: readonly PolicyBalance[];
  today: string;
  /** The policies to begin with. */
  items: readonly number[];
  onTaken: (receiptId: number) => void;
}

export function PaymentForm({ customerId, balances, today, items, onTaken }: PaymentFormProps) {
  const needsOffice = useSession().officeId === null;
  const judge = (values: PaymentValues) => paymentErrors(values, needsOffice);
  const form = useForm<PaymentValues>({
    name: 'payment',
    initialValues: valuesOf(balances, items),
    validate: judge,
    enhanceGetInputProps: judgeOnLeave(ON_LEAVE, judge),
  });
  const payment = useTakePayment(customerId, balances, onTaken);
  const { onSubmit, sending, problem, clearProblem } = useSubmit(form, payment.take);
  useOnMount(() => {
    const amounts = form.getValues().lines.map((_, at) => form.getInputNode(`lines.${at}.amount`));
    const first = items.length > 0 ? form.getInputNode('tendered') : amounts.find((node) => node !== null);
    first?.focus();
  });

  return (
    <form onSubmit={onSubmit} noValidate>
      <div className={classes.columns}>
        <Stack gap="md">
          <PoliciesSection form={form} balances={balances} today={today} items={items} />
          <FeesSection form={form} />
        </Stack>
        <TenderSection form={form} sending={sending} />
      </div>
      <UnsavedGuard isDirty={form.isDirty} />
      {problem && (
        <ErrorDialog title="The payment was not completed" messages={[problem]} onClose={clearProblem} />
      )}
      {payment.overpayments && (
        <OverpaymentDialog
          overpayments={payment.overpayments}
          onConfirm={() => {
            payment.confirm();
            onSubmit();
          }}
          onCancel={payment.dismiss}
        />
      )}
    </form>
  );
}
