import { Button, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useCallback } from 'react';
import { FormDialog } from '#platform/web/forms/form-dialog.tsx';
import { useDialogGuard } from '#platform/web/forms/use-dialog-guard.tsx';
import { DialogFoot } from '#platform/web/ui/dialog-foot.tsx';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
import type { AdditionPremiumInfo, EndorsementInput } from '../../endorsement-contract.ts';
import { ContractErrorDialog } from '../contract-error-dialog.tsx';
import { ESignature } from '../e-signature.tsx';
import { useGenerateEndorsement } from '../quote-queries.ts';
import { awaitedWords, type SigningValues, signingOf, startSigning } from '../signing-values.ts';
import { texts } from '../texts.ts';
import { useGenerate } from '../use-generate.ts';
import { useSteps } from '../use-steps.ts';
import { EndorsementFacts } from './endorsement-facts.tsx';

interface EndorsementFormDialogProps {
  info: AdditionPremiumInfo;
  asked: EndorsementInput;
}

/** What the company says, to be read, and the signature; Generate Contract makes it so. */
export function EndorsementFormDialog({ info, asked }: EndorsementFormDialogProps) {
  const { go, close } = useSteps();
  const { mutateAsync } = useGenerateEndorsement();
  const { generate, isRefused, clearRefusal } = useGenerate();
  const form = useForm<SigningValues>({
    name: 'endorsement',
    initialValues: startSigning(info, {
      customerEmail: info.customerEmail,
      agentEmail: info.quoteAgentEmail,
    }),
  });
  const { isDirty, values } = form;
  const isTyped = useCallback(() => isDirty('customerEmail') || isDirty('agentEmail'), [isDirty]);
  const guard = useDialogGuard(isTyped, 'finance');
  const awaited = awaitedWords(values, info);

  const submit = useSubmit(form, async () => {
    if (awaited) return;
    const { identifier, financeContractId: contractId, payee, downPayment } = info;
    const body = { identifier, ...signingOf(values) };
    const made = await generate((key) => mutateAsync({ body, asked, key }));
    if (!made) return;
    const { attachmentId, entryType, isSentForSignature: isSent } = made;
    const added = { payee, downPayment };
    await go({ step: 'agreement', contractId, attachmentId, entryType, isSent, added });
  });

  return (
    <FormDialog title={texts.endorsement.title} width={760} onClose={close} submit={submit} guard={guard}>
      <EndorsementFacts info={info} />
      <ESignature setUp={info} values={values} onChange={form.setValues} />
      <ProblemAlert>{submit.problem}</ProblemAlert>
      <DialogFoot>
        <Text fz="xs" c="dimmed" mr="auto" role="status">
          {awaited}
        </Text>
        <Button variant="default" onClick={close} disabled={submit.sending}>
          {texts.generate.cancel}
        </Button>
        <ExplainedButton type="submit" loading={submit.sending} why={awaited} data-autofocus>
          {texts.generate.button}
        </ExplainedButton>
      </DialogFoot>
      {isRefused && <ContractErrorDialog onClose={clearRefusal} />}
    </FormDialog>
  );
}
