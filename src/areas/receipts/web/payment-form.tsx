import { Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useSession } from '#areas/session/web/public.ts';
import { judgeOnLeave } from '#platform/web/forms/judge-on-leave.ts';
import { UnsavedGuard } from '#platform/web/forms/unsaved-guard.tsx';
import { ErrorDialog } from '#platform/web/ui/error-dialog.tsx';
import { useOnMount } from '#platform/web/ui/use-on-mount.ts';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
import type { ContractBalance, PolicyBalance } from '../contract.ts';
import { ContractsSection } from './contracts-section.tsx';
import { FeesSection } from './fees-section.tsx';
import { OverpaymentDialog } from './overpayment-dialog.tsx';
import classes from './payment-form.module.css';
import type { PaymentLink } from './payment-link.ts';
import { meantRow, offeredLines, type PaymentValues, paymentErrors, valuesOf } from './payment-values.ts';
import { PoliciesSection } from './policies-section.tsx';
import { TenderSection } from './tender-section.tsx';
import { texts } from './texts.ts';
import { useOfferedLines } from './use-offered-lines.ts';
import { useTakePayment } from './use-take-payment.ts';
import { WhyNotPaid } from './why-not-paid.tsx';

/** Fields that can be judged on their own are judged when they are left. */
const ON_LEAVE = ['lastFour', 'lines.amount', 'memo'];

interface PaymentFormProps {
  customerId: number;
  balances: readonly PolicyBalance[];
  contracts: readonly ContractBalance[];
  today: string;
  /** What to begin with. */
  link: PaymentLink;
  onTaken: (receiptId: number) => void;
}

export function PaymentForm(props: PaymentFormProps) {
  const { customerId, balances: balancesNow, contracts: contractsNow, today, link, onTaken } = props;
  const needsOffice = useSession().officeId === null;
  const judge = (values: PaymentValues) => paymentErrors(values, needsOffice);
  const form = useForm<PaymentValues>({
    name: 'payment',
    initialValues: valuesOf(balancesNow, contractsNow, link),
    validate: judge,
    enhanceGetInputProps: judgeOnLeave(ON_LEAVE, judge),
  });
  const payment = useTakePayment(customerId, { balances: balancesNow, contracts: contractsNow }, onTaken);
  const { balances, contracts } = payment.offer;
  useOfferedLines(form, offeredLines(balances, contracts));
  const meant = meantRow(contracts, link);
  const { onSubmit, sending, problem, clearProblem } = useSubmit(form, payment.take);
  useOnMount(() => {
    const { lines } = form.getValues();
    const amounts = lines.map((_, at) => form.getInputNode(`lines.${at}.amount`));
    const isFilledIn = lines.some(({ amount }) => amount !== null);
    const asked = amounts[lines.findIndex(({ rowKey }) => rowKey === meant)];
    const first = isFilledIn
      ? form.getInputNode('tendered')
      : (asked ?? amounts.find((node) => node !== null));
    first?.focus();
    // On a phone the field with the focus is far below.
    asked?.closest('fieldset')?.scrollIntoView({ block: 'nearest' });
  });

  return (
    <form onSubmit={onSubmit} noValidate>
      <div className={classes.columns}>
        <Stack gap="md">
          {link.contract && !meant && <WhyNotPaid customerId={customerId} asked={link.contract} />}
          {link.contract && contracts.length > 0 && (
            <ContractsSection form={form} contracts={askedFirst(contracts, link.contract.id)} />
          )}
          <PoliciesSection form={form} balances={balances} today={today} items={link.policies} />
          {!link.contract && contracts.length > 0 && <ContractsSection form={form} contracts={contracts} />}
          <FeesSection form={form} />
        </Stack>
        <TenderSection form={form} sending={sending} />
      </div>
      <UnsavedGuard isDirty={form.isDirty} />
      {problem && (
        <ErrorDialog title={texts.payment.notCompleted} messages={[problem]} onClose={clearProblem} />
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

/** Whoever comes to pay one contract sees it at the top. */
function askedFirst(contracts: readonly ContractBalance[], id: number): ContractBalance[] {
  const isAsked = ({ contractId }: ContractBalance) => contractId === id;
  return [...contracts.filter(isAsked), ...contracts.filter((contract) => !isAsked(contract))];
}
