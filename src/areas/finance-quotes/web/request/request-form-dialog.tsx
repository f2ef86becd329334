import { Select, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { FinanceCompany } from '#areas/companies/finance-contract.ts';
import { AlreadyPaid } from '#areas/finance-contracts/web/public.ts';
import type { CustomerPolicy } from '#areas/policies/contract.ts';
import { showMoney } from '#platform/shared/money.ts';
import { SubmitDialog } from '#platform/web/forms/submit-dialog.tsx';
import { useDialogGuard } from '#platform/web/forms/use-dialog-guard.tsx';
import { MoneyInput } from '#platform/web/inputs/money-input.tsx';
import { ErrorDialog } from '#platform/web/ui/error-dialog.tsx';
import { questionsFor } from '../../rules/questions.ts';
import { texts } from '../texts.ts';
import { useSteps } from '../use-steps.ts';
import {
  isManual,
  type RequestValues,
  requestErrors,
  startValues,
  transactionsOf,
  typeOf,
} from './request-values.ts';
import { useSendRequest } from './use-send-request.ts';
import { YesNo } from './yes-no.tsx';

/** Everything is answered already. */
const FIRST = { 'data-autofocus': true };

interface RequestFormDialogProps {
  customerId: number;
  company: FinanceCompany;
  policies: readonly CustomerPolicy[];
  requote: number | null;
}

/** The questions of a quote. A company that is not integrated is asked nothing: the contract is entered by hand. */
export function RequestFormDialog(asked: RequestFormDialogProps) {
  const { company, policies } = asked;
  const { close } = useSteps();
  const form = useForm<RequestValues>({
    name: 'finance-quote',
    initialValues: startValues(asked),
    validate: (values) => requestErrors(values, asked),
  });
  const guard = useDialogGuard(form.isDirty, 'finance');
  const { submit, failure, clearFailure } = useSendRequest(form, asked);
  const { attributes, transactionType } = form.values;
  const total = policies.reduce((sum, policy) => sum + policy.total, 0);
  const numbers = policies.map(({ policy }) => policy).join(', ');
  const manual = isManual(asked);

  return (
    <SubmitDialog
      title={texts.request.title}
      onClose={close}
      submit={submit}
      guard={guard}
      button={
        manual ? { children: texts.request.addByHand, ...FIRST } : { children: texts.request.requestAQuote }
      }
    >
      <div>
        <Text fw={550}>{company.name}</Text>
        <Text fz="sm" c="dimmed">
          {texts.request.financed(numbers, showMoney(total), texts.request.insuranceTypes[typeOf(asked)])}
        </Text>
      </div>
      <AlreadyPaid customerId={asked.customerId} policyIds={policies.map(({ id }) => id)} />
      {!manual && (
        <Select
          label={texts.request.whatIsFinanced}
          data-autofocus
          allowDeselect={false}
          data={transactionsOf(asked).map((value) => ({ value, label: texts.request.transactions[value] }))}
          {...form.getInputProps('transactionType')}
        />
      )}
      {transactionType === 'quote' && (
        <MoneyInput label={texts.request.additionalPremium} {...form.getInputProps('additionalPremium')} />
      )}
      <Stack gap="xs">
        {questionsFor(typeOf(asked)).map(({ key, label }) => (
          <YesNo
            key={key}
            label={label}
            value={attributes[key]}
            onChange={(answer) => form.setFieldValue(`attributes.${key}`, answer)}
            isMissed={submit.problem !== undefined && attributes[key] === null}
          />
        ))}
      </Stack>
      {failure && <ErrorDialog title={texts.error} messages={[failure]} onClose={clearFailure} />}
    </SubmitDialog>
  );
}
