import { Alert, Radio, Stack, Switch, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useCallback } from 'react';
import { FormDialog } from '#platform/web/forms/form-dialog.tsx';
import grid from '#platform/web/forms/form-grid.module.css';
import { useDialogGuard } from '#platform/web/forms/use-dialog-guard.tsx';
import { DayInput } from '#platform/web/inputs/day-input.tsx';
import { MoneyInput } from '#platform/web/inputs/money-input.tsx';
import { DialogFoot } from '#platform/web/ui/dialog-foot.tsx';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import type { Contract } from '../../contract.ts';
import { whyNotAdd } from '../../rules/additional.ts';
import { factsOf } from '../../rules/contract-facts.ts';
import { texts } from '../texts.ts';
import { type AdditionalValues, additionalErrors, dialogOf } from './additional-values.ts';
import { additionalWords } from './additional-words.ts';
import { PolicyChoice } from './policy-choice.tsx';
import { useSubmitAdditional } from './use-submit-additional.ts';

interface AdditionalFormDialogProps {
  contract: Contract;
  initial: AdditionalValues;
  /** Somebody comes back to what they entered: it is still not saved. */
  isEntered: boolean;
  idempotencyKey: () => string;
  onFailed: (error: unknown, values: AdditionalValues) => void;
  onClose: (isDone?: true) => void;
}

export function AdditionalFormDialog({ contract, initial, isEntered, ...rest }: AdditionalFormDialogProps) {
  const form = useForm<AdditionalValues>({
    name: 'additional-premium',
    initialValues: initial,
    validate: (values) => additionalErrors(values, contract),
  });
  const { isDirty } = form;
  const isUnsaved = useCallback(() => isEntered || isDirty(), [isEntered, isDirty]);
  const guard = useDialogGuard(isUnsaved, 'open');
  const submit = useSubmitAdditional(form, { contract, ...rest });
  const shown = dialogOf(form.values, contract);
  const shut = whyNotAdd(factsOf(contract));
  const { name: company } = contract.company;
  const close = () => rest.onClose();

  return (
    <FormDialog title={texts.additional.title} submit={submit} guard={guard} onClose={close}>
      {shut && <Alert color="gray">{shut}</Alert>}
      <Radio.Group label={texts.additional.payee} {...form.getInputProps('selectedPayee')}>
        <Stack gap={6} mt={4}>
          <Radio value="carrier" label={texts.additional.carrier} data-autofocus />
          <Radio value="premiumFinanceCompany" label={texts.additional.financeCompany(company)} />
        </Stack>
      </Radio.Group>
      {shown.showsPolicies && <PolicyChoice contract={contract} form={form} />}
      <Switch
        label={texts.additional.paymentOnly}
        {...form.getInputProps('isPaymentOnly', { type: 'checkbox' })}
      />
      <div className={grid.pairs}>
        {shown.showsFees && (
          <>
            <MoneyInput label={texts.additional.premium} {...form.getInputProps('additionalPremium')} />
            <MoneyInput label={texts.labels.policyFee} {...form.getInputProps('policyFee')} />
            <MoneyInput label={texts.labels.tax} {...form.getInputProps('tax')} />
            <MoneyInput label={texts.labels.mgaFee} {...form.getInputProps('mgaFee')} />
          </>
        )}
        {shown.showsDownPayment && (
          <MoneyInput label={texts.labels.downPayment} {...form.getInputProps('downPayment')} />
        )}
        <DayInput label={texts.labels.dateFinanced} {...form.getInputProps('dateFinanced')} />
      </div>
      <Text fz="sm" aria-live="polite">
        {additionalWords(form.values, contract)}
      </Text>
      <ProblemAlert>{submit.problem}</ProblemAlert>
      <DialogFoot>
        <ExplainedButton variant="default" onClick={close} disabled={submit.sending}>
          {texts.additional.cancel}
        </ExplainedButton>
        <ExplainedButton type="submit" loading={submit.sending} why={shut ?? shown.whyNot}>
          {texts.additional.submit}
        </ExplainedButton>
      </DialogFoot>
    </FormDialog>
  );
}
