import { isDay } from '#platform/shared/dates.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import { formErrors, schemaErrors } from '#platform/web/forms/form-errors.ts';
import {
  onWire,
  type TypedAmount,
  type TypedDay,
  type TypedMoney,
  type TypedPercent,
} from '#platform/web/inputs/typed-values.ts';
import { type Contract, type ContractInput, contractInput } from '../contract.ts';
import { paymentCount } from '../payment-count.ts';
import { type Around, type Figures, figureProblems, missingProblems } from '../rules/fields.ts';
import { PART_NAMES, type Parts } from '../rules/money-parts.ts';

/** What the form contains. A date or an amount that cannot be read is kept as the text that was typed. */
export type ContractValues = {
  compID: number | null;
  contractNumber: string;
  agreementID: string;
  contractStatus: ContractInput['contractStatus'];
  paidToAgency: boolean;
  premium: TypedMoney;
  policyFee: TypedMoney;
  tax: TypedMoney;
  mgaFee: TypedMoney;
  downPayment: TypedMoney;
  /** Empty: computed, and so is the APR. */
  amountFinanced: TypedMoney;
  APR: TypedPercent;
  dateFinanced: TypedDay;
  numberPayments: string;
  paymentAmount: TypedMoney;
  policyIds: number[];
  /** Only of a new contract. */
  transferContractId: number | null;
  memo: string;
};

export function emptyValues(today: string): ContractValues {
  return {
    compID: null,
    contractNumber: '',
    agreementID: '',
    contractStatus: 'Quoted',
    paidToAgency: false,
    premium: null,
    policyFee: null,
    tax: null,
    mgaFee: null,
    downPayment: null,
    amountFinanced: null,
    APR: null,
    dateFinanced: today,
    numberPayments: '',
    paymentAmount: null,
    policyIds: [],
    transferContractId: null,
    memo: '',
  };
}

interface Start {
  companies: readonly { id: number }[];
  company: number | undefined;
  policies: readonly Billed[];
  chosen: readonly number[];
}

/** A new contract, with the company and the policies that somebody came with; what is not offered is left out. */
export function startValues(today: string, { companies, company, policies, chosen }: Start): ContractValues {
  const policyIds = policies.map(({ id }) => id).filter((id) => chosen.includes(id));
  return {
    ...emptyValues(today),
    compID: companies.find(({ id }) => id === company)?.id ?? null,
    ...(policyIds.length > 0 && { ...billOf(policies, policyIds), policyIds }),
  };
}

export function valuesOf(contract: Contract): ContractValues {
  const { compID, contractNumber, agreementID, premium, policyFee, tax, mgaFee, downPayment } = contract;
  const { dateFinanced, numberPayments, paymentAmount, policyIds, transferContractId, memo } = contract;
  return {
    ...{ compID, contractNumber, agreementID, premium, policyFee, tax, mgaFee, downPayment },
    ...{ dateFinanced, paymentAmount, policyIds, transferContractId, memo },
    // A voided contract opens no form.
    contractStatus: contract.contractStatus === 'Quoted' ? 'Quoted' : 'Approved',
    paidToAgency: contract.paidToAgency === 1,
    amountFinanced: contract.isAmountFinancedEntered ? contract.amountFinanced : null,
    APR: contract.isAPREntered ? contract.APR : null,
    numberPayments: numberPayments === null ? '' : String(numberPayments),
  };
}

/** Reads the form as the server would read what it sends. */
function readValues({ numberPayments, paidToAgency, ...values }: ContractValues) {
  return contractInput.safeParse({
    ...values,
    paidToAgency: paidToAgency ? 1 : 0,
    premium: onWire(values.premium) ?? 0,
    policyFee: onWire(values.policyFee) ?? 0,
    tax: onWire(values.tax) ?? 0,
    mgaFee: onWire(values.mgaFee) ?? 0,
    downPayment: onWire(values.downPayment) ?? 0,
    amountFinanced: onWire(values.amountFinanced),
    APR: onWire(values.APR),
    numberPayments: numberPayments === '' ? null : numberPayments,
    paymentAmount: onWire(values.paymentAmount),
  });
}

export function inputOf(values: ContractValues): ContractInput {
  const read = readValues(values);
  if (!read.success) throw read.error;
  return read.data;
}

/** What is wrong with the form, each message at the path of its field; the server judges by the same rules. */
export function contractErrors(values: ContractValues, around: Around): Record<string, string> {
  const read = readValues(values);
  if (read.success) return formErrors(figureProblems(read.data, around));
  const figures = typedFigures(values);
  const others = figures ? figureProblems(figures, around) : missingFigures(values);
  return formErrors({ ...others, ...schemaErrors(read) });
}

/** What an approved contract needs and nobody has typed; the rest is judged once every amount can be read. */
function missingFigures(values: ContractValues): FieldErrors {
  return missingProblems({ ...values, numberPayments: values.numberPayments || null });
}

/** The figures as far as they have been typed; nothing while one of them cannot be read. */
export function typedFigures(values: ContractValues): Figures | undefined {
  const amounts = [...PART_NAMES, 'downPayment'] as const;
  const given = [...amounts, 'amountFinanced', 'APR', 'paymentAmount'] as const;
  if (given.some((name) => typeof values[name] === 'string')) return undefined;
  const count = paymentCount.safeParse(values.numberPayments);
  const { dateFinanced } = values;
  const cents = (typed: TypedAmount) => (typeof typed === 'number' ? typed : null);
  return {
    contractStatus: values.contractStatus,
    premium: cents(values.premium) ?? 0,
    policyFee: cents(values.policyFee) ?? 0,
    tax: cents(values.tax) ?? 0,
    mgaFee: cents(values.mgaFee) ?? 0,
    downPayment: cents(values.downPayment) ?? 0,
    amountFinanced: cents(values.amountFinanced),
    APR: cents(values.APR),
    paymentAmount: cents(values.paymentAmount),
    numberPayments: count.success ? count.data : null,
    dateFinanced: dateFinanced !== null && isDay(dateFinanced) ? dateFinanced : null,
  };
}

interface Billed {
  id: number;
  premium: number;
  policyfee: number;
  tax: number;
  mgaFee: number;
}

/** What the chosen policies are billed together. */
export function billOf(policies: readonly Billed[], chosen: readonly number[]): Parts {
  const own = policies.filter(({ id }) => chosen.includes(id));
  const sum = (amount: (policy: Billed) => number) => own.reduce((so, policy) => so + amount(policy), 0);
  return {
    premium: sum(({ premium }) => premium),
    policyFee: sum(({ policyfee }) => policyfee),
    tax: sum(({ tax }) => tax),
    mgaFee: sum(({ mgaFee }) => mgaFee),
  };
}

/** The amounts follow the chosen policies until somebody enters others. */
export function proposesBill(values: ContractValues, before: Parts): boolean {
  return PART_NAMES.every((name) => (values[name] ?? 0) === before[name]);
}
