import { z } from 'zod';
import { optionalEmail, optionalText, words } from '#platform/shared/contact-fields.ts';
import { endpoint, id } from '#platform/shared/endpoint.ts';
import { percent } from '#platform/shared/money.ts';
import { flag } from '#platform/shared/permissions.ts';
import { named, truth } from '#platform/shared/record-fields.ts';

/** The systems that finance companies work with. */
export const FINANCE_SYSTEMS = ['GOTO', 'Unisoft', 'Finance Master'] as const;
export type FinanceSystem = (typeof FINANCE_SYSTEMS)[number];

export const FUNDING_STATUSES = ['Full Funded', 'Partial Funded'] as const;
export type FundingStatus = (typeof FUNDING_STATUSES)[number];

export const E_SIGNATURES = ['none', 'offered', 'mandatory'] as const;
export type ESignature = (typeof E_SIGNATURES)[number];

export const FINANCE_MEMO_MAX = 500;

/** Percent of the total. */
export const USUAL_DOWN_PAYMENT = 20;

const financeSystem = z.enum(FINANCE_SYSTEMS, 'Choose GOTO, Unisoft or Finance Master.').nullable();
const fundingStatus = z.enum(FUNDING_STATUSES, 'Choose Full Funded or Partial Funded.');
const eSignature = z.enum(E_SIGNATURES, 'Choose none, offered or mandatory.');

export const GATEWAY_URL_MAX = 300;
export const GATEWAY_SECRET_MAX = 500;

/** What the company form asks about a finance company. Left out it is what a company has that is none. */
export const financeInput = {
  premiumfinancesystem: financeSystem.default(null),
  isIntegrated: truth.default(false),
  fundingStatus: fundingStatus.default('Partial Funded'),
  eSignature: eSignature.default('none'),
  /** Of whoever signs as the agent instead of the person at work. */
  designatedQuoteAgentEmail: optionalEmail,
  minimumDownPayment: percent.prefault(USUAL_DOWN_PAYMENT),
  integrationMemo: optionalText(FINANCE_MEMO_MAX),
  /** Where the company's system is asked; this server calls only hosts that its operator allows. */
  gatewayUrl: words(GATEWAY_URL_MAX)
    .refine(
      (value) => value === '' || z.url({ protocol: /^https?$/ }).safeParse(value).success,
      'Enter an address like https://api.example.com/finance.',
    )
    .default(''),
  /** What it is asked with. It is never answered; left empty, the saved one stays. */
  gatewaySecret: words(GATEWAY_SECRET_MAX)
    // It goes into the head of a request, which takes nothing else.
    .refine((value) => /^[\x21-\x7e]*$/.test(value), 'Use letters, digits and signs without spaces.')
    .default(''),
};

/** The same as it is answered. */
export const financeSetUp = {
  premiumfinancesystem: financeSystem,
  isIntegrated: z.boolean(),
  fundingStatus,
  eSignature,
  designatedQuoteAgentEmail: z.string(),
  minimumDownPayment: percent,
  integrationMemo: z.string(),
};
const setUp = z.object(financeSetUp);
export type FinanceSetUp = z.output<typeof setUp>;

/** The same with what only the form sends. */
export interface FinanceEntry extends FinanceSetUp {
  gatewayUrl: string;
  gatewaySecret: string;
}

/** Only for whoever sets it up. */
export const gatewaySetUp = {
  gatewayUrl: z.string(),
  /** A secret is saved; nobody is shown it. */
  hasGatewaySecret: z.boolean(),
};

const { premiumfinancesystem: _, isIntegrated: __, ...details } = financeSetUp;

/** A finance company in the words of the documents. */
export const financeCompany = z.object({
  id: z.number().int(),
  name: z.string(),
  website: z.string(),
  premiumfinancesystem: financeSystem,
  finance_company_details: z.object({
    ...details,
    isIntegrated: flag,
    /** 1 where an agent is designated by an email address. */
    isDesignated: flag,
  }),
});
export type FinanceCompany = z.output<typeof financeCompany>;

export const financeCompanies = endpoint({
  method: 'GET',
  path: '/api/finance/companies',
  summary: 'The active finance companies by name, each with its set-up.',
  allow: 'signedIn',
  answer: z.object({ results: z.array(financeCompany) }),
});

export const productFinanceCompanies = endpoint({
  method: 'GET',
  path: '/api/customer/finance/product/{productId}',
  summary:
    'The finance companies that are offered for a product: those it names, in order, or all active ones.',
  allow: 'signedIn',
  params: z.object({ productId: id('product') }),
  answer: z.object({ productFinanceCompanies: z.array(named) }),
});
