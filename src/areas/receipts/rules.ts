import { owedOf } from '#areas/policies/rules.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import { type Cents, showMoney } from '#platform/shared/money.ts';
import { holdsCardNumber } from '#platform/shared/payment-numbers.ts';
import {
  CONTRACT_KINDS,
  type ContractKind,
  FEE_KINDS,
  type Kind,
  type LineInput,
  type PolicyKind,
  type ReceiptInput,
  type ReceiptLine,
} from './contract.ts';
import type { Method } from './statuses.ts';

export function isFee(kind: Kind): boolean {
  return (FEE_KINDS as readonly Kind[]).includes(kind);
}

export function isOnContract(kind: Kind): kind is ContractKind {
  return (CONTRACT_KINDS as readonly Kind[]).includes(kind);
}

/** Of a card or an account a receipt keeps the last four digits. */
export function hasLastFour(method: Method): boolean {
  return method === 'card' || method === 'bank account';
}

export function totalOf(lines: readonly { amount: Cents }[]): Cents {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}

/** What of these bills is paid; what was paid beyond a bill is no part of it. */
export function paidOfBills(parts: readonly { billed: Cents; paid: Cents }[]): Cents {
  return parts.reduce((sum, { billed, paid }) => sum + Math.min(billed, paid), 0);
}

/** The change given back, for cash only. */
export function changeOf(method: Method, total: Cents, tendered: Cents): Cents {
  return method === 'cash' ? Math.max(0, tendered - total) : 0;
}

/** What the fields of a receipt must satisfy together. */
export function receiptProblems(input: ReceiptInput): FieldErrors {
  return {
    ...lineProblems(input.lines),
    ...methodProblems(input),
    ...tenderedProblems(input),
    ...cardNumberProblems(input),
  };
}

function lineProblems(lines: readonly LineInput[]): FieldErrors {
  const errors: FieldErrors = {};
  lines.forEach((line, at) => {
    const { policyId, kind, description } = line;
    const paysPolicy = !isFee(kind) && !isOnContract(kind);
    const isTwice = lines.findIndex((each) => isSame(each, line)) < at;
    if (isFee(kind) && policyId !== null)
      errors[`lines.${at}.policyId`] = ['This fee belongs to no policy. Leave the policy out.'];
    if (paysPolicy && policyId === null) errors[`lines.${at}.policyId`] = ['Choose a policy.'];
    if (!isFee(kind) && isTwice) errors[`lines.${at}.kind`] = ['This is already on the receipt.'];
    if (kind === 'other' && !description) errors[`lines.${at}.description`] = ['Say what it is for.'];
    for (const [field, message] of Object.entries(contractLineProblems(line)))
      errors[`lines.${at}.${field}`] = [message];
  });
  return errors;
}

/** Down payments of additional premiums go two ways, and one receipt may take both. */
function isSame(one: LineInput, other: LineInput): boolean {
  return (
    one.kind === other.kind &&
    one.policyId === other.policyId &&
    one.contractId === other.contractId &&
    one.paymentAppendage === other.paymentAppendage
  );
}

const ONLY_ON_CONTRACT = 'Only a payment on a finance contract has this. Leave it out.';

/** What only a payment on a contract names, and what it cannot do without. */
function contractLineProblems(line: LineInput): Partial<Record<keyof LineInput, string>> {
  const { kind, contractId, policyId, paymentAppendage, entryType, payoff } = line;
  const errors: Partial<Record<keyof LineInput, string>> = {};
  if (isOnContract(kind)) {
    if (contractId === null) errors.contractId = 'Choose a finance contract.';
    if (policyId !== null) errors.policyId = 'This pays a finance contract. Leave the policy out.';
    if (payoff && kind !== 'finance payment') errors.payoff = 'Only a finance payment pays a contract off.';
    return errors;
  }
  if (contractId !== null) errors.contractId = ONLY_ON_CONTRACT;
  if (paymentAppendage !== null) errors.paymentAppendage = ONLY_ON_CONTRACT;
  if (entryType !== null) errors.entryType = ONLY_ON_CONTRACT;
  if (payoff) errors.payoff = ONLY_ON_CONTRACT;
  return errors;
}

function methodProblems({ method, checkNumber, lastFour }: ReceiptInput): FieldErrors {
  const errors: FieldErrors = {};
  if (method === 'check' && !checkNumber) errors.checkNumber = ['Enter the check number.'];
  if (method !== 'check' && checkNumber) errors.checkNumber = ['Only a check has a number.'];
  if (hasLastFour(method) && !lastFour) errors.lastFour = ['Enter the last four digits.'];
  if (!hasLastFour(method) && lastFour) errors.lastFour = ['Only a card or a bank account has them.'];
  return errors;
}

function tenderedProblems({ method, lines, tendered }: ReceiptInput): FieldErrors {
  const total = totalOf(lines);
  if (tendered === total) return {};
  if (method !== 'cash') return { tendered: [`Must be exactly ${showMoney(total)}: only cash gets change.`] };
  return tendered < total ? { tendered: [`Enter at least ${showMoney(total)}, the total.`] } : {};
}

const CARD_NUMBER = 'This looks like a card number. Enter its last four digits only.';

/** A whole card number must not come in by another door. */
function cardNumberProblems({ memo, checkNumber, lines }: ReceiptInput): FieldErrors {
  const errors: FieldErrors = {};
  if (holdsCardNumber(memo)) errors.memo = [CARD_NUMBER];
  if (holdsCardNumber(checkNumber)) errors.checkNumber = [CARD_NUMBER];
  lines.forEach(({ description }, at) => {
    if (holdsCardNumber(description)) errors[`lines.${at}.description`] = [CARD_NUMBER];
  });
  return errors;
}

interface Owing {
  policyId: number;
  parts: readonly { kind: Kind; owed: Cents }[];
}

/** The lines that pay more than is owed, by their place, with what is owed. */
export function overpaid(
  lines: readonly Pick<LineInput, 'policyId' | 'kind' | 'amount'>[],
  balances: readonly Owing[],
): { at: number; owed: Cents; beyond: Cents }[] {
  return lines.flatMap(({ policyId, kind, amount }, at) => {
    const parts = balances.find((balance) => balance.policyId === policyId)?.parts;
    const owed = parts?.find((part) => part.kind === kind)?.owed;
    return owed !== undefined && amount > owed ? [{ at, owed, beyond: amount - owed }] : [];
  });
}

/** For whoever sends a payment beyond what is owed without having said that it is meant so. */
export function overpaymentProblems(over: ReturnType<typeof overpaid>): FieldErrors {
  return Object.fromEntries(
    over.map(({ at, owed }) => [
      `lines.${at}.amount`,
      [`Only ${showMoney(owed)} is still owed. Confirm that the rest is a prepayment.`],
    ]),
  );
}

interface Billed {
  policyId: number;
  policy: string;
  parts: readonly { kind: PolicyKind; billed: Cents; paid: Cents; takenOver: Cents }[];
}

/** What voiding these lines makes owed again. A fee is on nobody's bill, and what was prepaid was never owed. */
export function owedAgain(
  lines: readonly Pick<LineInput, 'policyId' | 'kind' | 'amount'>[],
  balances: readonly Billed[],
): { policyId: number; policy: string; kind: PolicyKind; amount: Cents }[] {
  return lines.flatMap((line) => {
    const balance = balances.find(({ policyId }) => policyId === line.policyId);
    const part = balance?.parts.find(({ kind }) => kind === line.kind);
    if (!balance || !part) return [];
    const amount = owedOf({ ...part, paid: part.paid - line.amount }) - owedOf(part);
    const { policyId, policy } = balance;
    return amount > 0 ? [{ policyId, policy, kind: part.kind, amount }] : [];
  });
}

/** The lines that pay finance contracts: their void takes all of it back. */
export function paidOnContracts(lines: readonly ReceiptLine[]) {
  return lines.flatMap(({ contractId, contract, kind, amount, post }) =>
    contractId !== null && isOnContract(kind)
      ? { contractId, contract, kind, amount, isByHand: post?.posted === 'manual' }
      : [],
  );
}

/** What is wrong with the office that takes the money: it is the home office, or a chosen one for someone who has none. */
export function takingOfficeProblem(home: number | null, chosen: number | null): string | undefined {
  if (home === null && chosen === null) return 'Choose the office that takes the money.';
  if (home !== null && chosen !== null && home !== chosen)
    return 'You take payments for your home office. Leave the office out.';
  return undefined;
}
