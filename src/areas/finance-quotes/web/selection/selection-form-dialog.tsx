import { Alert, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useCallback } from 'react';
import { alreadyPaidWords, PaidNotice } from '#areas/finance-contracts/web/public.ts';
import { FormDialog } from '#platform/web/forms/form-dialog.tsx';
import { useDialogGuard } from '#platform/web/forms/use-dialog-guard.tsx';
import { officeToday } from '#platform/web/office-today.ts';
import { How, Steps } from '#platform/web/ui/how.tsx';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
import type { FinanceContext } from '../../contract.ts';
import { whyNotUse } from '../../rules/usable.ts';
import { ContractErrorDialog } from '../contract-error-dialog.tsx';
import { ESignature } from '../e-signature.tsx';
import { useGenerateContract } from '../quote-queries.ts';
import { awaitedWords, type SigningValues, signingOf, startSigning } from '../signing-values.ts';
import { texts } from '../texts.ts';
import { useGenerate } from '../use-generate.ts';
import { useSteps } from '../use-steps.ts';
import { OptionTable } from './option-table.tsx';
import { optionSentence, optionSteps, sumSentence } from './option-words.ts';
import { QuoteFacts } from './quote-facts.tsx';
import classes from './selection.module.css';
import { SelectionFoot } from './selection-foot.tsx';

type SelectionValues = SigningValues & { numberOfPay: number | null };

/** Arrows choose, the sentence below follows, Enter generates. */
export function SelectionFormDialog({ quote }: { quote: FinanceContext }) {
  const { go, close } = useSteps();
  const { mutateAsync } = useGenerateContract();
  const { generate, isRefused, clearRefusal } = useGenerate();
  const form = useForm<SelectionValues>({
    name: 'payment-selection',
    initialValues: { numberOfPay: null, ...startSigning(quote, emailsOf(quote)) },
  });
  const { isDirty, values } = form;
  // A choice is made again in a moment; an address that was typed is not.
  const isTyped = useCallback(() => isDirty('customerEmail') || isDirty('agentEmail'), [isDirty]);
  const guard = useDialogGuard(isTyped, 'finance');
  const option = quote.options.find(({ NumberOfPay }) => NumberOfPay === values.numberOfPay);
  const warnings = quote.warnings.filter(({ NumberOfPay }) => NumberOfPay === values.numberOfPay);
  const expired = whyNotUse({ state: 'open', expires: quote.expires }, officeToday());
  const awaited = awaitedWords(values, quote, option !== undefined);

  const submit = useSubmit(form, async () => {
    if (!option || awaited || quote.isExpired) return;
    const { financeId, customerId, QuoteCode: quoteCode } = quote;
    const { NumberOfPay: numberOfPay, MonthlyPayment: paymentSelected, DownPay: downPayment } = option;
    const body = { financeId, customerId, quoteCode, numberOfPay, paymentSelected, downPayment };
    const made = await generate((key) => mutateAsync({ body: { ...body, ...signingOf(values) }, key }));
    if (!made) return;
    const { attachmentId, entryType, isSentForSignature: isSent } = made;
    await go({ step: 'agreement', contractId: financeId, attachmentId, entryType, isSent });
  });

  return (
    <FormDialog title={texts.selection.title} width={912} onClose={close} submit={submit} guard={guard}>
      <QuoteFacts quote={quote} />
      <ProblemAlert>{expired}</ProblemAlert>
      {!quote.isExpired && <PaidNotice>{alreadyPaidWords(quote.alreadyPaid)}</PaidNotice>}
      <OptionTable
        quote={quote}
        chosen={values.numberOfPay}
        onChoose={(numberOfPay) => form.setFieldValue('numberOfPay', numberOfPay)}
      />
      <div className={classes.chosen}>
        <div aria-live="polite">
          <Text fw={550}>{option ? optionSentence(option, quote) : texts.selection.choose}</Text>
          {option && (
            <Text fz="xs" c="dimmed">
              {sumSentence(option)}
            </Text>
          )}
        </div>
        {option && (
          <How label={texts.selection.counted}>
            <Steps steps={optionSteps(option)} rule={texts.option.rule} />
          </How>
        )}
      </div>
      {warnings.map(({ text, citation }) => (
        <Alert
          key={text}
          role="alert"
          color="orange"
          icon={<IconAlertTriangle size={18} aria-hidden />}
          title={text}
        >
          {citation}
        </Alert>
      ))}
      {!quote.isExpired && (
        <div className={classes.signature}>
          <ESignature setUp={quote} values={values} onChange={form.setValues} />
        </div>
      )}
      <ProblemAlert>{submit.problem}</ProblemAlert>
      <SelectionFoot quote={quote} awaited={awaited} isSending={submit.sending} />
      {isRefused && <ContractErrorDialog onClose={clearRefusal} />}
    </FormDialog>
  );
}

/** A designated agent signs in place of whoever is at work. */
function emailsOf({ customerEmail, isDesignated, designatedQuoteAgentEmail, agentEmail }: FinanceContext) {
  return { customerEmail, agentEmail: isDesignated === 1 ? designatedQuoteAgentEmail : agentEmail };
}
