import { showMoney } from '#platform/shared/money.ts';
import type { Contract } from '../../contract.ts';
import { asksCompany } from '../../rules/actions.ts';
import { additionalLine } from '../../rules/ledger.ts';
import { texts } from '../texts.ts';
import { type AdditionalValues, additionalOf, goesToPayment, partsOf } from './additional-values.ts';

/** What submitting does, while it is typed. */
export function additionalWords(
  values: AdditionalValues,
  contract: Pick<Contract, 'id' | 'version' | 'policyIds' | 'balance' | 'company'>,
): string {
  if (goesToPayment(values, contract)) return texts.additional.nothingAdded;
  const input = additionalOf(values, contract);
  if (!input) return '';
  const { downPayment, selectedPayee: payee, dateFinanced: date } = input;
  const { total, amount } = additionalLine({ ...partsOf(input), downPayment, payee, date });
  if (downPayment > total || total === 0) return '';
  if (asksCompany(contract)) return texts.additional.asksCompany(contract.company.name);
  return texts.additional.spread(showMoney(total - downPayment), showMoney(contract.balance + amount));
}
