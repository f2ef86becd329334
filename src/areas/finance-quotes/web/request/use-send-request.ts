import type { UseFormReturnType } from '@mantine/form';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { CallError } from '#platform/web/api/call-error.ts';
import { useIdempotencyKey } from '#platform/web/forms/use-idempotency-key.ts';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
import { QUOTE_FAILED } from '../../words.ts';
import { useRequestQuote } from '../quote-queries.ts';
import { texts } from '../texts.ts';
import { useSteps } from '../use-steps.ts';
import { type Asked, isManual, quoteInputOf, type RequestValues } from './request-values.ts';

/** Asks the company and goes on to the pay options; a contract by hand goes on to its form. */
export function useSendRequest(form: UseFormReturnType<RequestValues>, asked: Asked) {
  const { go } = useSteps();
  const navigate = useNavigate();
  const { mutateAsync } = useRequestQuote();
  const key = useIdempotencyKey();
  const [failure, setFailure] = useState<string>();

  async function send(values: RequestValues) {
    try {
      return await mutateAsync({ body: quoteInputOf(values, asked), key: key.current() });
    } catch (error) {
      key.failed(error);
      if (!(error instanceof CallError) || error.message !== QUOTE_FAILED) throw error;
      setFailure(QUOTE_FAILED);
      return undefined;
    }
  }

  /** One policy fills the form for a new contract in; several are made a quoted one, which is then edited. */
  async function enterByHand(values: RequestValues): Promise<void> {
    const { customerId, company, policies } = asked;
    const [policy, ...others] = policies;
    if (policy && others.length === 0)
      return navigate({
        to: '/customer/$id/finance/add',
        params: { id: customerId },
        search: { company: company.id, policies: String(policy.id) },
        ignoreBlocker: true,
      });
    const made = await send(values);
    if (made)
      await navigate({ to: '/finance/$id/edit', params: { id: made.financeId }, ignoreBlocker: true });
  }

  const submit = useSubmit(form, async (values) => {
    if (isManual(asked)) return enterByHand(values);
    const quote = await send(values);
    if (!quote) return;
    if (quote.convertedPolicyId !== null) toastDone(texts.request.becameActive);
    await go({ step: 'selection', contractId: quote.financeId });
  });
  return { submit, failure, clearFailure: () => setFailure(undefined) };
}
