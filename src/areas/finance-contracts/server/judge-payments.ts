import { isPosted } from '#areas/finance-gateway/rules.ts';
import type { LineInput } from '#areas/receipts/contract.ts';
import { isOnContract } from '#areas/receipts/rules.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import type { Contract } from '../contract.ts';
import { numberOf } from '../rules/contract-facts.ts';
import { appendageOf, type ContractPayment, paymentProblems, whyNotPay } from '../rules/payments.ts';

interface Around {
  /** Companies that payments would have to be posted to, and cannot. */
  unreachable: ReadonlySet<number>;
  /** What is known to be wrong already. */
  problems: Readonly<FieldErrors>;
}

/** What is wrong at the fields of lines that pay contracts. A contract that takes no such payment now is a conflict. */
export function judgePayments(
  lines: readonly LineInput[],
  contracts: ReadonlyMap<number, Contract>,
  { unreachable, problems }: Around,
): FieldErrors {
  const errors: FieldErrors = {};
  const conflicts: string[] = [];
  lines.forEach((line, at) => {
    if (line.contractId === null || !isOnContract(line.kind)) return;
    const contract = contracts.get(line.contractId);
    if (!contract) {
      errors[`lines.${at}.contractId`] = ['Choose a finance contract of this customer.'];
      return;
    }
    const shut = whyNotPay(line.kind, contract);
    if (shut) conflicts.push(`Contract ${numberOf(contract)}: ${shut}`);
    else Object.assign(errors, lineErrors(lines, at, contract, unreachable.has(contract.company.id)));
  });
  // Whoever has something to mend learns that first, as everywhere.
  if (conflicts[0] && Object.keys({ ...problems, ...errors }).length === 0)
    throw refuse.conflict(conflicts[0]);
  return errors;
}

function lineErrors(
  lines: readonly LineInput[],
  at: number,
  contract: Contract,
  isUnreachable: boolean,
): FieldErrors {
  const line = lines[at] as LineInput & ContractPayment;
  const others = lines.filter(
    (each, place) => place !== at && each.contractId === contract.id && isOnContract(each.kind),
  ) as (LineInput & ContractPayment)[];
  const found = paymentProblems(line, contract, others);
  const errors = Object.fromEntries(
    Object.entries(found).map(([field, message]) => [`lines.${at}.${field}`, [message]]),
  );
  if (Object.keys(errors).length > 0 || !isUnreachable) return errors;
  return isPosted(appendageOf(line, contract))
    ? {
        [`lines.${at}.contractId`]: [
          `No address is set up for ${contract.company.name}, so nothing can be posted.`,
        ],
      }
    : errors;
}
