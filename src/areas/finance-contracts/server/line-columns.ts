import type { NewLine } from '../rules/ledger.ts';

/** A line of a ledger as it is stored, without whose it is. */
export function lineColumns(line: NewLine) {
  const { payments } = line;
  return {
    type: line.type,
    sub_type: line.subType,
    date: line.date,
    premium: line.premium,
    policy_fee: line.policyFee,
    tax: line.tax,
    mga_fee: line.mgaFee,
    total: line.total,
    amount: line.amount,
    to_fund: line.toFund,
    down_payment: line.downPayment,
    payee: line.payee,
    transfer_contract_id: line.transferContractId,
    reverses_id: line.reversesId,
    new_payments: payments?.count ?? null,
    new_payment: payments?.each ?? null,
    new_last_payment: payments?.last ?? null,
    next_due: payments?.nextDue ?? null,
    added_charge: payments?.charge ?? null,
  };
}
