import { z } from 'zod';
import { day, moment } from '#platform/shared/dates.ts';
import { endpoint, id } from '#platform/shared/endpoint.ts';
import { money } from '#platform/shared/money.ts';
import { pageQuery, pagination, sortQuery } from '#platform/shared/paging.ts';
import { flag } from '#platform/shared/permissions.ts';
import { named } from '#platform/shared/record-fields.ts';
import { BILL_PLANS } from './rules/lists.ts';
import { ACCOUNT_SORTS } from './statuses.ts';

export const QUERY_MIN = 1;
export const HITS_MAX = 20;
const QUERY_MAX = 200;

const typed = z.string('Enter an account number or a part of the name.').trim();

export const searchAccounts = endpoint({
  method: 'GET',
  path: '/api/back_office/search/backoffice',
  summary: `The first ${HITS_MAX} accounts of that number or with that in their name.`,
  allow: 'backOffice',
  query: z.object({
    query: typed
      .min(QUERY_MIN, 'Enter an account number or a part of the name.')
      .max(QUERY_MAX, `At most ${QUERY_MAX} characters.`),
  }),
  answer: z.object({ results: z.array(named) }),
});
export type AccountHit = z.output<typeof searchAccounts.answer>['results'][number];

export const listAccounts = endpoint({
  method: 'GET',
  path: '/api/back_office/accounts',
  summary:
    'The accounts of all agencies, or those that the typed text finds, by name unless sorted, page by page.',
  allow: 'backOffice',
  query: z
    .object({
      query: typed.max(QUERY_MAX, `At most ${QUERY_MAX} characters.`).default(''),
      ...sortQuery(ACCOUNT_SORTS),
    })
    .extend(pageQuery.shape),
  answer: z.object({
    results: z.array(
      z.object({
        id: z.number().int(),
        name: z.string(),
        packageName: z.string(),
        liteSwitch: z.number().int(),
        city: z.string(),
        state: z.string(),
        phone: z.string(),
        createdAt: moment,
      }),
    ),
    pagination,
  }),
});
export type AccountRow = z.output<typeof listAccounts.answer>['results'][number];

const place = {
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  phone: z.string(),
};

export const accountOffice = z.object({ id: z.number().int(), name: z.string(), ...place });
export type AccountOffice = z.output<typeof accountOffice>;

export const accountPerson = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  jobTitle: z.string(),
  /** '' for someone who has none. */
  office: z.string(),
  role: z.string(),
});
export type AccountPerson = z.output<typeof accountPerson>;

export const account = z.object({
  id: z.number().int(),
  name: z.string(),
  packageName: z.string(),
  liteSwitch: z.number().int(),
  isProvider: z.boolean(),
  ...place,
  contact1: z.string(),
  contact2: z.string(),
  addOns: z.array(z.number().int()),
  createdAt: moment,
  offices: z.array(accountOffice),
  people: z.array(accountPerson),
  /** Null without a package. */
  packageId: z.number().int().nullable(),
  setup_fee: money,
  bill_plan: z.enum(BILL_PLANS),
  salesRep: named.nullable(),
  source: z.string(),
  isReceiveLeads: flag,
  isEnabledRaterTab: flag,
  telephonySubAccount: flag,
  crm: z.string(),
  operatingName: z.string(),
  fax: z.string(),
  competitor: z.string(),
  instructions: z.string(),
  trainingContactName: z.string(),
  trainingContactEmail: z.string(),
  signedUpOn: day.nullable(),
  /** Of what the back office agreed with the account. */
  version: z.number().int(),
});
export type Account = z.output<typeof account>;

export const findAccount = endpoint({
  method: 'GET',
  path: '/api/back_office/accounts/{account}',
  summary: 'An account with its offices and people. Its customers are never part of it.',
  allow: 'backOffice',
  params: z.object({ account: id('account') }),
  answer: account,
});
