import { payOptions } from '#areas/finance-gateway/rules/charges.ts';
import type { QuotedOption } from '#areas/finance-gateway/rules/pay-option.ts';
import { stateRule } from '#areas/finance-gateway/rules/state-rules.ts';
import { addMonths } from '#platform/shared/calendar.ts';
import { companyRows } from './company-rows.ts';
import { daysBefore } from './days.ts';
import { companiesOf } from './finance-rows.ts';
import type { FinanceCompany } from './finance-tables.ts';
import { productsFrom } from './policy-rows.ts';

/** What became of a quote; `running` needs no money down, so that it takes payments at once. */
export type QuotedStory =
  | 'none'
  | 'open'
  | 'expired'
  | 'unsigned'
  | 'waiting'
  | 'signed'
  | 'declined'
  | 'running'
  | 'endorsed';

interface Person {
  first: string;
  last: string;
  city: string;
  state: string;
  zip: string;
  story: QuotedStory;
  /** What it asks the sandbox to fail at. */
  memo?: string;
}

const MIAMI = { city: 'Miami', state: 'FL', zip: '33130' };
const TAMPA = { city: 'Tampa', state: 'FL', zip: '33602' };

/** One customer for each thing that can become of a quote, one for each failure of the sandbox, and two of other states. */
const PEOPLE: readonly Person[] = [
  { first: 'Quentin', last: 'Opal', ...MIAMI, story: 'open' },
  { first: 'Xenia', last: 'Pirelli', ...TAMPA, story: 'expired' },
  { first: 'Unity', last: 'Nosworthy', ...MIAMI, story: 'unsigned' },
  { first: 'Walter', last: 'Ting', ...MIAMI, story: 'waiting' },
  { first: 'Signe', last: 'Nedergaard', ...TAMPA, story: 'signed' },
  { first: 'Declan', last: 'Noonan', ...MIAMI, story: 'declined' },
  { first: 'Enid', last: 'Dorsey', ...TAMPA, story: 'endorsed' },
  { first: 'Georgia', last: 'Peachtree', city: 'Atlanta', state: 'GA', zip: '30303', story: 'open' },
  { first: 'Texas', last: 'Ranger', city: 'Austin', state: 'TX', zip: '78701', story: 'none' },
  { first: 'Quill', last: 'Fales', ...MIAMI, story: 'none', memo: 'sandbox:quote-fails' },
  { first: 'Contessa', last: 'Fales', ...MIAMI, story: 'open', memo: 'sandbox:contract-fails' },
  { first: 'Poppy', last: 'Fales', ...TAMPA, story: 'running', memo: 'sandbox:post-fails' },
  { first: 'Una', last: 'Known', ...MIAMI, story: 'running', memo: 'sandbox:unknown-contract' },
  { first: 'Nova', last: 'Price', ...TAMPA, story: 'running', memo: 'sandbox:no-premium-info' },
];

export const AGENCY = 1001;
export const EMPLOYEE = 13;
const FIRST = { customer: 104_601, policy: 790_001, contract: 2_200_501, quote: 2_500_001 };

/** A customer with a policy, and what a finance company quoted for it. */
export interface Quoted extends Person {
  customerId: number;
  policyId: number;
  contractId: number;
  quoteId: number;
  company: FinanceCompany;
  productId: number;
  prefix: string;
  premium: number;
  policyFee: number;
  /** What was added to the premium later. */
  added: number;
  effective: string;
  expiration: string;
  quotedOn: string;
  expires: string;
  memo: string;
  quoteMemo: string;
  quoteCode: string;
  contractNumber: string;
  options: readonly QuotedOption[];
  /** The one that became the contract. */
  option: QuotedOption;
}

export function quotedPeople(today: string): Quoted[] {
  const companies = companiesOf(AGENCY).filter(({ isIntegrated }) => isIntegrated);
  const products = openProducts();
  return PEOPLE.map((person, at) => {
    const quotedOn = daysBefore(today, person.story === 'expired' ? 45 : 3);
    const effective = daysBefore(quotedOn, 4);
    const expiration = addMonths(effective, 12);
    const [premium, policyFee] = [900_00 + at * 61_37, 25_00];
    const isPaidDown = person.story === 'running' || person.story === 'endorsed';
    const options = payOptions({
      state: person.state,
      total: premium + policyFee,
      minimumDownPayment: isPaidDown ? 0 : 20_00,
      advancedOn: effective,
      expiresFirst: expiration,
      hadContract: false,
    });
    const product = products[at % products.length] as (typeof products)[number];
    return {
      ...person,
      memo: person.memo ?? '',
      customerId: FIRST.customer + at,
      policyId: FIRST.policy + at,
      contractId: FIRST.contract + at,
      quoteId: FIRST.quote + at,
      company: companies[at % companies.length] as FinanceCompany,
      productId: product.id,
      prefix: product.prefix,
      premium,
      policyFee,
      added: person.story === 'endorsed' ? 240_00 : 0,
      effective,
      expiration,
      quotedOn,
      expires: daysBefore(quotedOn, -30),
      quoteMemo: memoOf(person.state, effective),
      quoteCode: `SANDBOX-Q${FIRST.quote + at}`,
      contractNumber: `SANDBOX-${FIRST.contract + at}`,
      options,
      option: options.find(({ numberOfPay }) => numberOfPay === 9) as QuotedOption,
    };
  });
}

/** Those that any finance company is offered for. */
function openProducts() {
  const rows = [...companyRows()];
  const naming = rows.filter(({ table }) => table.name === 'product_finance_companies');
  const choosy = new Set(naming.map(({ values }) => values.product_id));
  return productsFrom(rows, AGENCY).filter(({ id, line }) => line === 'Personal Auto' && !choosy.has(id));
}

/** As the sandbox words it. */
function memoOf(state: string, advancedOn: string): string {
  const rule = stateRule(state, advancedOn);
  if (rule) return `SANDBOX: by ${[rule.citation, rule.stamps?.citation].filter(Boolean).join(' and ')}.`;
  return `SANDBOX: No rule of ${state} is on record, so this is quoted on the company's own terms.`;
}

export const isContract = ({ story }: Pick<Quoted, 'story'>) =>
  story !== 'none' && story !== 'open' && story !== 'expired';
