import type { FundingStatus } from '#areas/companies/finance-contract.ts';
import { fundingStatusOf } from '#areas/companies/rules.ts';
import type { Appendage } from '#areas/finance-gateway/statuses.ts';
import type { ContractKind } from '#areas/receipts/contract.ts';
import { type Cents, showMoney } from '#platform/shared/money.ts';
import type { Contract } from '../contract.ts';
import { PAYEES, type Payee } from '../statuses.ts';
import { viewButtons } from './actions.ts';
import { additionalAppendage, downPaymentAppendage, lowersBalance, paymentAppendage } from './codes.ts';
import { factsOf } from './contract-facts.ts';
import { dueBy, earliest, type OpenItem, openItems, openTo, paymentsAmong, type Waiting } from './dues.ts';

/** A payment on a contract, as a line of a receipt names it. */
export interface ContractPayment {
  kind: ContractKind;
  amount: Cents;
  /** Null when it follows from the contract. */
  paymentAppendage: Appendage | null;
  payoff: boolean;
}

type Problems = Partial<Record<'amount' | 'paymentAppendage' | 'payoff', string>>;

export function fundingOf({ company }: Pick<Contract, 'company'>): FundingStatus {
  const { isIntegrated, fundingStatus } = company.finance_company_details;
  return fundingStatusOf({ isIntegrated: isIntegrated === 1, fundingStatus });
}

/** Which ways a payment of that kind may go: one, unless both payees wait for the down payment of an additional premium. */
export function appendagesOf(kind: ContractKind, contract: Contract): Appendage[] {
  if (kind === 'down payment') return [downPaymentAppendage(fundingOf(contract))];
  if (kind === 'finance payment') return [paymentAppendage(fundingOf(contract))];
  return PAYEES.filter((payee) => openTo(payee, contract.openDownPayments) > 0).map(additionalAppendage);
}

/** The way of a payment that nothing is wrong with. */
export function appendageOf(
  { kind, paymentAppendage: given }: ContractPayment,
  contract: Contract,
): Appendage {
  return given ?? (appendagesOf(kind, contract)[0] as Appendage);
}

/** Why the contract takes no such payment just now, whatever the amount. */
export function whyNotPay(kind: ContractKind, contract: Contract): string | undefined {
  const { processDownPayment, payment, additionalPremium } = viewButtons(factsOf(contract));
  if (kind === 'down payment') return processDownPayment;
  return kind === 'finance payment' ? payment : additionalPremium;
}

const NO_DOWN_PAYMENT_OPEN = 'No down payment of an additional premium is open.';
const NOTHING_LEFT = 'This contract has nothing left to pay.';

/** Why the counter has nothing to take of that kind, for someone whom a link has led there. */
export function whyNothingToPay(
  kind: ContractKind,
  appendage: Appendage | null,
  contract: Contract,
): string | undefined {
  const shut = whyNotPay(kind, contract);
  if (shut) return shut;
  const isAsked = (payable: Payable) =>
    payable.kind === kind && (appendage === null || payable.paymentAppendage === appendage);
  if (payablesOf(contract).some(isAsked)) return undefined;
  return kind === 'additional premium' ? NO_DOWN_PAYMENT_OPEN : NOTHING_LEFT;
}

/** What is wrong with a payment on a contract that takes one; `others` are the payments on it in the same receipt. */
export function paymentProblems(
  paid: ContractPayment,
  contract: Contract,
  others: readonly ContractPayment[] = [],
): Problems {
  if (paid.kind === 'down payment') return downPaymentProblems(paid, contract);
  return paid.kind === 'finance payment'
    ? financeProblems(paid, contract, others)
    : additionalProblems(paid, contract, others);
}

function wrongWay({ kind, paymentAppendage: given }: ContractPayment, contract: Contract): Problems {
  const ways = appendagesOf(kind, contract);
  if (given === null || ways.includes(given)) return {};
  return { paymentAppendage: `Must be ${ways.join(' or ')}.` };
}

/** It is taken whole. */
function downPaymentProblems(paid: ContractPayment, contract: Contract): Problems {
  const { downPayment } = contract;
  return {
    ...wrongWay(paid, contract),
    ...(paid.amount !== downPayment && {
      amount: `Must be ${showMoney(downPayment)}: the down payment is taken whole.`,
    }),
  };
}

function financeProblems(
  paid: ContractPayment,
  contract: Contract,
  others: readonly ContractPayment[],
): Problems {
  const way = wrongWay(paid, contract);
  const left = contract.balance - loweredBy(others, contract);
  if (paid.payoff) return { ...way, ...payoffProblems(paid, contract, others) };
  if (left <= 0) return { ...way, amount: NOTHING_LEFT };
  return { ...way, ...atMost(paid.amount, left, 'the balance') };
}

const COVERED = 'The charge that would be given back covers the balance: there is nothing to take.';

function payoffProblems(
  { amount }: ContractPayment,
  { payoff }: Contract,
  others: readonly ContractPayment[],
): Problems {
  if (!payoff) return { payoff: 'This contract has no balance to pay off.' };
  if (payoff.ruleOf78.payoff === 0) return { payoff: COVERED };
  if (others.length > 0) return { payoff: 'Take what pays a contract off on a receipt of its own.' };
  const settles = payoff.ruleOf78.payoff;
  return amount === settles
    ? {}
    : { amount: `Must be ${showMoney(settles)}, which pays the contract off today.` };
}

/** What goes to the finance company comes off the balance, so it cannot be more than that. */
function additionalProblems(
  paid: ContractPayment,
  contract: Contract,
  others: readonly ContractPayment[],
): Problems {
  const ways = appendagesOf(paid.kind, contract);
  if (ways.length === 0) return { amount: NO_DOWN_PAYMENT_OPEN };
  if (paid.paymentAppendage === null && ways.length > 1)
    return { paymentAppendage: `Choose ${ways.join(' or ')}.` };
  const wrong = wrongWay(paid, contract);
  if (wrong.paymentAppendage) return wrong;
  const payee = payeeOf(appendageOf(paid, contract));
  const open = openTo(payee, contract.openDownPayments);
  const left = contract.balance - loweredBy(others, contract);
  const most = payee === 'carrier' ? open : Math.min(open, left);
  if (most <= 0) return { amount: NOTHING_LEFT };
  return atMost(paid.amount, most, 'the open down payments of additional premiums');
}

export function payeeOf(appendage: Appendage): Payee {
  return appendage === 'APP' ? 'carrier' : 'premiumFinanceCompany';
}

function atMost(amount: Cents, most: Cents, what: string): Problems {
  return amount > most ? { amount: `Enter at most ${showMoney(most)}, ${what}.` } : {};
}

function loweredBy(payments: readonly ContractPayment[], contract: Contract): Cents {
  return payments
    .filter((paid) => lowersBalance(appendageOf(paid, contract) ?? 'DPP'))
    .reduce((sum, { amount }) => sum + amount, 0);
}

/** One thing that can be paid of a contract. */
export interface Payable {
  kind: ContractKind;
  paymentAppendage: Appendage;
  /** What is due today. */
  owed: Cents;
  /** No more than this is taken. */
  most: Cents;
  /** Since when it is due; null for what is not. */
  since: string | null;
}

export interface PayableContract extends Waiting {
  company: Contract['company'];
  today: string;
}

/** What can be paid of a contract today. Until the down payment is taken, it takes nothing else. */
export function payablesOf(contract: PayableContract): Payable[] {
  const { contractStatus, balance } = contract;
  if (contractStatus !== 'Approved') return [];
  const items = openItems(contract);
  const [down] = items.filter(({ kind }) => kind === 'down payment');
  if (!down)
    return [...additionalPayables(items), ...(balance > 0 ? [paymentPayable(contract, items, balance)] : [])];
  const payments = paymentPayable(contract, items, 0);
  const added = additionalPayables(items).map((payable) => ({ ...payable, most: 0 }));
  return [downPayable(contract, down), ...added, ...(payments.owed > 0 ? [payments] : [])];
}

function downPayable(contract: PayableContract, { amount, date }: OpenItem): Payable {
  return {
    kind: 'down payment',
    paymentAppendage: downPaymentAppendage(fundingOf(contract)),
    owed: amount,
    most: amount,
    since: date,
  };
}

function paymentPayable(contract: PayableContract, items: readonly OpenItem[], most: Cents): Payable {
  const due = paymentsAmong(items).filter(({ date }) => date <= contract.today);
  return {
    kind: 'finance payment',
    paymentAppendage: paymentAppendage(fundingOf(contract)),
    owed: dueBy(due, contract.today),
    most,
    since: earliest(due),
  };
}

function additionalPayables(items: readonly OpenItem[]): Payable[] {
  return PAYEES.flatMap((payee) => {
    const open = items.filter((item) => item.kind === 'additional premium' && item.payee === payee);
    const owed = open.reduce((sum, { amount }) => sum + amount, 0);
    if (owed === 0) return [];
    return {
      kind: 'additional premium' as const,
      paymentAppendage: additionalAppendage(payee),
      owed,
      most: owed,
      since: earliest(open),
    };
  });
}
