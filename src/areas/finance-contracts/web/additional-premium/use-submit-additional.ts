import type { UseFormReturnType } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { call } from '#platform/web/api/call.ts';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
import { type AdditionalInput, additionalPremium } from '../../additional-contract.ts';
import type { Contract } from '../../contract.ts';
import { asksCompany } from '../../rules/actions.ts';
import { numberOf } from '../../rules/contract-facts.ts';
import { useKeepContract } from '../contract-queries.ts';
import { quoteParam } from '../quote-address.ts';
import { texts } from '../texts.ts';
import { type AdditionalValues, additionalOf, goesToPayment, paymentSearch } from './additional-values.ts';

interface Submitting {
  contract: Contract;
  idempotencyKey: () => string;
  onFailed: (error: unknown, values: AdditionalValues) => void;
  onClose: (isDone?: true) => void;
}

/**
 * Saves what is added, then goes to the payment of its down payment. Where nothing is added, only the latter. An
 * integrated company is asked first what it costs.
 */
export function useSubmitAdditional(form: UseFormReturnType<AdditionalValues>, submitting: Submitting) {
  const { contract, idempotencyKey, onFailed, onClose } = submitting;
  const navigate = useNavigate();
  const keep = useKeepContract();
  const { mutateAsync } = useMutation({
    mutationFn: (body: AdditionalInput) =>
      call(additionalPremium, { body, idempotencyKey: idempotencyKey() }),
    onSuccess: keep,
  });

  async function save(input: AdditionalInput, values: AdditionalValues): Promise<void> {
    try {
      await mutateAsync(input);
    } catch (error) {
      onFailed(error, values);
      return;
    }
    toastDone(texts.additional.added(numberOf(contract)));
    if (input.downPayment > 0) await goToPayment(input);
    else onClose(true);
  }

  /** Leaving the screen closes the dialog. */
  async function goToPayment(input: AdditionalInput): Promise<void> {
    await navigate({
      to: '/customer/$id/payment',
      params: { id: contract.customerID },
      search: paymentSearch(input),
      ignoreBlocker: true,
    });
  }

  /** The endorsement opens in place of this dialog. */
  async function askCompany(input: AdditionalInput): Promise<void> {
    const { selectedPayee: payee, selectedPolicies: policyIds, dateFinanced: effectiveDate } = input;
    const { additionalPremium, policyFee, tax, mgaFee, downPayment } = input;
    const finance = quoteParam({
      step: 'endorsement',
      ...{ contractId: contract.id, payee, policyIds, effectiveDate },
      ...{ additionalPremium, policyFee, tax, mgaFee, downPayment },
    });
    await navigate({
      to: '.',
      search: (all: object) => ({ ...all, open: undefined, finance }),
      replace: true,
      resetScroll: false,
      ignoreBlocker: true,
    });
  }

  return useSubmit(form, async (values) => {
    const input = additionalOf(values, contract);
    if (!input) return;
    if (goesToPayment(values, contract)) await goToPayment(input);
    else await (asksCompany(contract) ? askCompany(input) : save(input, values));
  });
}
