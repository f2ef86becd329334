import { showMoney } from '#platform/shared/money.ts';
import type { Contract } from '../../contract.ts';
import { additionalLine } from '../../rules/ledger.ts';
import { type AdditionalValues, additionalOf, goesToPayment, partsOf } from './additional-values.ts';

/** What submitting does, while it is typed. */
export function additionalWords(
  values: AdditionalValues,
  contract: Pick<Contract, 'id' | 'version' | 'policyIds' | 'balance'>,
): string {
  if (goesToPayment(values, contract)) return 'Nothing is added: Submit goes straight to the payment.';
  const input = additionalOf(values, contract);
  if (!input) return '';
  const { downPayment, selectedPayee: payee, dateFinanced: date } = input;
  const { total, amount } = additionalLine({ ...partsOf(input), downPayment, payee, date });
  if (downPayment > total || total === 0) return '';
  const financed = `${showMoney(total - downPayment)} is spread over the payments not yet due.`;
  const balance = `The balance becomes ${showMoney(contract.balance + amount)}.`;
  return `${financed} ${balance}`;
}
