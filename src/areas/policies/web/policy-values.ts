import { formErrors, schemaErrors } from '#platform/web/forms/form-errors.ts';
import {
  onWire,
  type TypedDay,
  type TypedMoney,
  type TypedPercent,
} from '#platform/web/inputs/typed-values.ts';
import {
  type CHOSEN_STATUSES,
  type Policy,
  type PolicyInput,
  type Purpose,
  policyInput,
} from '../contract.ts';
import { policyProblems, WHOLE } from '../rules.ts';
import { nextTerm } from '../terms.ts';

export interface ProducerValues {
  /** Lets the screen tell rows apart while they come and go. */
  rowKey: string;
  employeeId: number | null;
  split: TypedPercent;
}

/** What the form contains. A date or an amount that cannot be read is kept as the text that was typed. */
export type PolicyValues = {
  companyId: number | null;
  productId: number | null;
  policyNumber: string;
  policyType: string;
  purpose: Purpose;
  /** Null where it follows from something else and cannot be chosen. */
  status: (typeof CHOSEN_STATUSES)[number] | null;
  effdate: TypedDay;
  expdate: TypedDay;
  premium: TypedMoney;
  policyFee: TypedMoney;
  tax: TypedMoney;
  mgaFee: TypedMoney;
  producers: ProducerValues[];
  officeId: number | null;
  memo: string;
};

let keysGiven = 0;

export function emptyProducer(): ProducerValues {
  keysGiven += 1;
  return { rowKey: `producer-${keysGiven}`, employeeId: null, split: null };
}

/** A new policy begins today, at the office of whoever writes it, who may be proposed as its producer. */
export function emptyValues(officeId: number | null, today: string, producerId?: number): PolicyValues {
  return {
    companyId: null,
    productId: null,
    policyNumber: '',
    policyType: '',
    purpose: 'NEW',
    status: 'active',
    effdate: today,
    expdate: null,
    premium: null,
    policyFee: null,
    tax: null,
    mgaFee: null,
    producers: producerId === undefined ? [] : [{ ...emptyProducer(), employeeId: producerId, split: WHOLE }],
    officeId,
    memo: '',
  };
}

export function valuesOf(policy: Policy): PolicyValues {
  const { companyId, productId, policyNumber, policyType, purpose, status, effdate, expdate } = policy;
  const { premium, policyFee, tax, mgaFee, officeId, memo } = policy;
  return {
    ...{ companyId, productId, policyNumber, policyType, purpose, effdate, expdate, officeId, memo },
    ...{ premium, policyFee, tax, mgaFee },
    status: status === 'pending' || status === 'active' ? status : null,
    producers: policy.producers.map(({ employeeId, split }) => ({ ...emptyProducer(), employeeId, split })),
  };
}

/** The form of the next term: as the old one, from where that ends. */
export function renewalOf(policy: Policy): PolicyValues {
  return {
    ...valuesOf(policy),
    ...nextTerm(policy),
    purpose: 'RWL',
    status: 'active',
    memo: '',
  };
}

/** Reads the form as the server would read what it sends. */
function readValues({ status, policyFee, tax, mgaFee, ...values }: PolicyValues) {
  return policyInput.safeParse({
    ...values,
    status: status ?? undefined,
    premium: onWire(values.premium),
    policyFee: onWire(policyFee) ?? 0,
    tax: onWire(tax) ?? 0,
    mgaFee: onWire(mgaFee) ?? 0,
    producers: values.producers.map((row) => ({ ...row, split: onWire(row.split) })),
  });
}

export function inputOf(values: PolicyValues): PolicyInput {
  const read = readValues(values);
  if (!read.success) throw read.error;
  return read.data;
}

/** What is wrong with the form, each message at the path of its field; the server judges by the same rules. */
export function policyErrors(values: PolicyValues): Record<string, string> {
  const read = readValues(values);
  const all = read.success ? policyProblems(read.data) : schemaErrors(read);
  return formErrors(all);
}
