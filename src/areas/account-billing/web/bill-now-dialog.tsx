import { NativeSelect, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { methodsQuery, methodWords } from '#areas/account-payment-methods/web/public.ts';
import { showMoney } from '#platform/shared/money.ts';
import { SubmitDialog } from '#platform/web/forms/submit-dialog.tsx';
import { useDialogGuard } from '#platform/web/forms/use-dialog-guard.tsx';
import { useIdempotencyKey } from '#platform/web/forms/use-idempotency-key.ts';
import { MoneyInput } from '#platform/web/inputs/money-input.tsx';
import { dayOf } from '#platform/web/ui/local-days.ts';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
import type { Billing } from '../contract.ts';
import { CATEGORIES, TRAN_CODES } from '../statuses.ts';
import { type BillNowValues, billNowErrors, codeFor, inputOf, isVoid } from './bill-now-values.ts';
import { billingsInQuery, proposalQuery, useBillNow } from './billing-queries.ts';
import { ProposalWorking } from './proposal-working.tsx';
import { texts } from './texts.ts';

const choicesOf = (words: Record<string, number>) => [
  { value: '', label: texts.forms.chooseOne },
  ...Object.entries(words).map(([label, value]) => ({ value: String(value), label })),
];

interface BillNowDialogProps {
  accountId: number;
  onClose: (isDone?: true) => void;
}

/** Bills an account by hand, gives money back or voids a row. It proposes what the month costs. */
export function BillNowDialog({ accountId, onClose }: BillNowDialogProps) {
  const { mutateAsync } = useBillNow(accountId);
  const { data: methods = [] } = useQuery(methodsQuery(accountId));
  const { data: proposal, error } = useQuery(proposalQuery(accountId));
  const key = useIdempotencyKey();
  const form = useForm<BillNowValues>({
    name: 'bill-now',
    initialValues: {
      ...{ billingType: '', description: '', tranCode: '', amount: null, paymentMethod: '', billingId: '' },
    },
    validate: billNowErrors,
  });
  const guard = useDialogGuard(form.isDirty, 'open');
  const submit = useSubmit(form, async (values) => {
    try {
      const row = await mutateAsync({ body: inputOf(values), key: key.current() });
      toastDone(doneWords(values, row));
      onClose(true);
    } catch (problem) {
      key.failed(problem);
      throw problem;
    }
  });
  const { values } = form;
  const active = methods.filter(({ isActive }) => isActive);
  const use = () =>
    proposal &&
    form.setValues({
      amount: proposal.total,
      paymentMethod: values.paymentMethod || String(proposal.paymentMethodId ?? ''),
    });
  return (
    <SubmitDialog
      title={texts.billNow.billNow}
      submit={submit}
      guard={guard}
      onClose={() => onClose()}
      problem={error?.message}
      button={{ children: texts.forms.submit }}
    >
      <NativeSelect
        label={texts.labels.category}
        data-autofocus
        data={choicesOf(CATEGORIES)}
        {...form.getInputProps('billingType')}
        onChange={(event) => {
          const billingType = event.currentTarget.value;
          form.setValues({ billingType, tranCode: codeFor(billingType), amount: null });
        }}
      />
      {isVoid(values) ? (
        <VoidedRow accountId={accountId} field={form.getInputProps('billingId')} />
      ) : (
        <>
          <TextInput
            label={texts.labels.description}
            autoComplete="off"
            maxLength={500}
            {...form.getInputProps('description')}
          />
          <NativeSelect
            label={texts.labels.transactionType}
            data={choicesOf(TRAN_CODES)}
            {...form.getInputProps('tranCode')}
            // What was typed was meant for the other way of the money.
            onChange={(event) => form.setValues({ tranCode: event.currentTarget.value, amount: null })}
          />
          <MoneyInput label={texts.labels.amount} {...form.getInputProps('amount')} />
          {proposal && values.billingType === String(CATEGORIES.Billing) && (
            <ProposalWorking proposal={proposal} onUse={use} />
          )}
          {proposal && values.billingType === String(CATEGORIES.Refund) && (
            <Text fz="sm" c="dimmed">
              {texts.billNow.mostRefunded(showMoney(proposal.mostRefunded))}
            </Text>
          )}
          <NativeSelect
            label={texts.labels.paymentMethod}
            data={[
              { value: '', label: texts.forms.chooseOne },
              ...active.map((each) => ({ value: String(each.id), label: methodWords(each) })),
            ]}
            {...form.getInputProps('paymentMethod')}
          />
        </>
      )}
    </SubmitDialog>
  );
}

function doneWords(values: BillNowValues, { state, isSandbox }: Billing): string {
  if (isVoid(values)) return texts.billNow.voided;
  const isRefund = values.billingType === String(CATEGORIES.Refund);
  if (state !== 'Processing') return isRefund ? texts.billNow.refunded : texts.billNow.billed;
  if (isSandbox) return isRefund ? texts.billNow.refundedInSandbox : texts.billNow.billedInSandbox;
  return isRefund ? texts.billNow.refundedOnItsWay : texts.billNow.billedOnItsWay;
}

/** Only what is open or on its way can be voided. */
function VoidedRow({ accountId, field }: { accountId: number; field: object }) {
  const { data: open = [] } = useQuery(billingsInQuery(accountId, 'Open'));
  const { data: charging = [] } = useQuery(billingsInQuery(accountId, 'Processing'));
  const data = [...charging, ...open].filter(({ whyNotVoided }) => whyNotVoided === '');
  return (
    <NativeSelect
      label={texts.forms.billingRow}
      data={[
        {
          value: '',
          label: data.length > 0 ? texts.forms.chooseOne : texts.billNow.noneToVoid,
        },
        ...data.map((row) => ({
          value: String(row.id),
          label: `${dayOf(row.createdAt)} ${showMoney(row.amount)} ${row.description}`.trim(),
        })),
      ]}
      {...field}
    />
  );
}
