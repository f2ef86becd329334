import { z } from 'zod';
import {
  neededName,
  optionalEmail,
  optionalPhone,
  optionalState,
  optionalText,
  optionalZip,
  words,
} from '#platform/shared/contact-fields.ts';
import { endpoint, id, idOrNew, idOrNewParams } from '#platform/shared/endpoint.ts';
import { percent } from '#platform/shared/money.ts';
import { pageQuery, pagination, sortQuery } from '#platform/shared/paging.ts';
import { named, seenVersion, truth } from '#platform/shared/record-fields.ts';
import { financeInput, financeSetUp, gatewaySetUp } from './finance-contract.ts';
import { COMPANY_KINDS, COMPANY_SORTS, COMPANY_STATUSES } from './statuses.ts';

export const LINES_OF_BUSINESS = [
  'Personal Auto',
  'Homeowners',
  'Renters',
  'Motorcycle',
  'Boat',
  'Commercial Auto',
  'General Liability',
  'Workers Compensation',
  'Umbrella',
  'Flood',
  'Life',
  'Other',
] as const;

/** A link that a screen offers to follow: it may lead only to the web. */
const website = words(200)
  .refine(
    (value) => value === '' || z.httpUrl().safeParse(value).success,
    'Enter an address like https://www.example.com.',
  )
  .default('');

/** What the form sends; the rules that need two fields are in rules.ts. */
export const companyInput = z.object({
  name: neededName(120, 'Enter a name.'),
  isCarrier: truth.default(false),
  isFinance: truth.default(false),
  phone: optionalPhone,
  email: optionalEmail,
  website,
  address: optionalText(160),
  city: optionalText(80),
  state: optionalState,
  zip: optionalZip,
  ...financeInput,
  version: seenVersion,
});
export type CompanyInput = z.output<typeof companyInput>;

const FINANCE_COMPANIES_MAX = 20;
const CHOOSE = 'Choose finance companies.';

export const productInput = z.object({
  name: neededName(120, 'Enter a name.'),
  lineOfBusiness: z.enum(LINES_OF_BUSINESS, 'Choose a line of business.'),
  newPercent: percent,
  renewalPercent: percent,
  /** In the order in which they are offered; none stands for all active ones. */
  financeCompanyIds: z
    .array(z.number(CHOOSE).int(CHOOSE).positive(CHOOSE), CHOOSE)
    .max(FINANCE_COMPANIES_MAX, `At most ${FINANCE_COMPANIES_MAX} finance companies.`)
    .default([]),
  version: seenVersion,
});
export type ProductInput = z.output<typeof productInput>;

export const product = z.object({
  id: z.number().int(),
  name: z.string(),
  lineOfBusiness: z.string(),
  newPercent: percent,
  renewalPercent: percent,
  /** Those it names, in order, also one that is no longer offered. */
  financeCompanies: z.array(named),
  active: z.boolean(),
  version: z.number().int(),
});
export type Product = z.output<typeof product>;

export const company = z.object({
  id: z.number().int(),
  name: z.string(),
  isCarrier: z.boolean(),
  isFinance: z.boolean(),
  phone: z.string(),
  email: z.string(),
  website: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  ...financeSetUp,
  ...gatewaySetUp,
  active: z.boolean(),
  version: z.number().int(),
  products: z.array(product),
});
export type Company = z.output<typeof company>;

const companyId = id('company');
export const offeredCompanies = endpoint({
  method: 'GET',
  path: '/api/companies',
  summary: 'The active companies with their active products, for a choice.',
  allow: 'signedIn',
  answer: z.object({
    results: z.array(
      z.object({
        id: z.number().int(),
        name: z.string(),
        isCarrier: z.boolean(),
        isFinance: z.boolean(),
        products: z.array(z.object({ id: z.number().int(), name: z.string(), lineOfBusiness: z.string() })),
      }),
    ),
  }),
});

export const listCompanies = endpoint({
  method: 'GET',
  path: '/api/companies/list',
  summary:
    'The companies of the agency by name, kind and status, in pages; in the order of their names unless sorted.',
  allow: 'admin',
  query: z
    .object({
      query: words(120).default(''),
      kind: z.enum(COMPANY_KINDS, 'Choose carrier or finance.').optional(),
      status: z.enum(COMPANY_STATUSES, 'Choose active or inactive.').optional(),
      ...sortQuery(COMPANY_SORTS),
    })
    .extend(pageQuery.shape),
  answer: z.object({
    results: z.array(
      z.object({
        id: z.number().int(),
        name: z.string(),
        isCarrier: z.boolean(),
        isFinance: z.boolean(),
        phone: z.string(),
        activeProducts: z.number().int(),
        active: z.boolean(),
      }),
    ),
    pagination,
  }),
});
export type CompanyRow = z.output<typeof listCompanies.answer>['results'][number];

export const findCompany = endpoint({
  method: 'GET',
  path: '/api/companies/{id}',
  summary: 'A company with all its products.',
  allow: 'admin',
  params: z.object({ id: companyId }),
  answer: company,
});

export const saveCompany = endpoint({
  method: 'POST',
  path: '/api/companies/{id}',
  summary: 'Adds a company (id 0) or saves one; a stale version is refused with the current record.',
  allow: 'admin',
  params: idOrNewParams('company'),
  body: companyInput,
  answer: company,
});

export const setCompanyActive = endpoint({
  method: 'POST',
  path: '/api/companies/{id}/active',
  summary: 'Deactivates or reactivates a company; policies keep it either way.',
  allow: 'admin',
  params: z.object({ id: companyId }),
  body: z.object({ active: truth }),
  answer: company,
});

export const saveProduct = endpoint({
  method: 'POST',
  path: '/api/companies/{companyId}/products/{id}',
  summary:
    'Adds a product to a company (id 0) or saves one; a stale version is refused with the current record.',
  allow: 'admin',
  params: z.object({ companyId, id: idOrNew('product') }),
  body: productInput,
  answer: product,
});

export const setProductActive = endpoint({
  method: 'POST',
  path: '/api/companies/{companyId}/products/{id}/active',
  summary: 'Deactivates or reactivates a product; policies keep it either way.',
  allow: 'admin',
  params: z.object({ companyId, id: id('product') }),
  body: z.object({ active: truth }),
  answer: product,
});
