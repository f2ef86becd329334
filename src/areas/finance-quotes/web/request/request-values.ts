import type { FinanceCompany } from '#areas/companies/finance-contract.ts';
import type { CustomerPolicy } from '#areas/policies/contract.ts';
import { formErrors, schemaErrors } from '#platform/web/forms/form-errors.ts';
import { onWire, type TypedMoney } from '#platform/web/inputs/typed-values.ts';
import { type QuoteInput, quoteInput } from '../../contract.ts';
import {
  type Answers,
  insuranceTypeOf,
  isAnswered,
  MANUAL_ANSWERS,
  UNANSWERED,
} from '../../rules/questions.ts';
import type { InsuranceType, TransactionType } from '../../statuses.ts';

export type RequestValues = {
  transactionType: TransactionType;
  attributes: Answers;
  additionalPremium: TypedMoney;
};

/** What is asked about: the policies of one customer, at one company. */
export interface Asked {
  customerId: number;
  company: Pick<FinanceCompany, 'id' | 'finance_company_details'>;
  policies: readonly Pick<CustomerPolicy, 'id' | 'status' | 'product'>[];
  requote: number | null;
}

const OPEN_ANSWERS: Answers = { assignedRisk: null, other: null, auditable: null, parameterCode: null };

/** A company that nobody can ask online. */
export function isManual({ company }: Pick<Asked, 'company'>): boolean {
  return company.finance_company_details.isIntegrated === 0;
}

export function typeOf({ policies }: Pick<Asked, 'policies'>): InsuranceType {
  return insuranceTypeOf(policies.map(({ product }) => product.line_of_business.type));
}

/** Only one pending policy becomes active by its quote. */
export function transactionsOf({ policies }: Pick<Asked, 'policies'>): TransactionType[] {
  const [policy, ...others] = policies;
  const isPending = policy?.status === 'pending' && others.length === 0;
  return isPending ? ['convertQuote', 'policy', 'quote'] : ['policy', 'quote'];
}

export function startValues(asked: Asked): RequestValues {
  const isPreset = isManual(asked);
  return {
    transactionType: isPreset ? 'policy' : (transactionsOf(asked)[0] ?? 'policy'),
    attributes: isPreset ? MANUAL_ANSWERS : OPEN_ANSWERS,
    additionalPremium: null,
  };
}

function readValues({ transactionType, attributes, additionalPremium }: RequestValues, asked: Asked) {
  return quoteInput.safeParse({
    customerId: asked.customerId,
    companyId: asked.company.id,
    policyIds: asked.policies.map(({ id }) => id),
    insuranceType: typeOf(asked),
    transactionType,
    attributes: { ...attributes, isManualContract: isManual(asked) ? 1 : 0 },
    additionalPremium: transactionType === 'quote' ? (onWire(additionalPremium) ?? 0) : 0,
    requote: asked.requote,
  });
}

export function quoteInputOf(values: RequestValues, asked: Asked): QuoteInput {
  const read = readValues(values, asked);
  if (!read.success) throw read.error;
  return read.data;
}

/** One message for all the questions that are still open, as the specification has it. */
export function requestErrors(values: RequestValues, asked: Asked): Record<string, string> {
  const errors = formErrors(schemaErrors(readValues(values, asked)));
  return isAnswered(typeOf(asked), values.attributes) ? errors : { ...errors, attributes: UNANSWERED };
}
