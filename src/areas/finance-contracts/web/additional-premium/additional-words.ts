import { showMoney } from '#platform/shared/money.ts';
import type { Contract } from '../../contract.ts';
import { asksCompany } from '../../rules/actions.ts';
import { additionalLine } from '../../rules/ledger.ts';
import { type AdditionalValues, additionalOf, goesToPayment, partsOf } from './additional-values.ts';

/** What submitting does, while it is typed. */
export function additionalWords(
  values: AdditionalValues,
  contract: Pick<Contract, 'id' | 'version' | 'policyIds' | 'balance' | 'company'>,
): string {
  if (goesToPayment(values, contract)) return 'Nothing is added: Submit goes straight to the payment.';
  const input = additionalOf(values, contract);
  if (!input) return '';
  const { downPayment, selectedPayee: payee, dateFinanced: date } = input;
  const { total, amount } = additionalLine({ ...partsOf(input), downPayment, payee, date });
  if (downPayment > total || total === 0) return '';
  if (asksCompany(contract)) return `Submit asks ${contract.company.name} what this costs.`;
  const financed = `${showMoney(total - downPayment)} is spread over the payments not yet due.`;
  const balance = `The balance becomes ${showMoney(contract.balance + amount)}.`;
  return `${financed} ${balance}`;
}
