import { z } from 'zod';
import { endpoint, id } from '#platform/shared/endpoint.ts';
import { money, nonNegativeMoney } from '#platform/shared/money.ts';
import { flag } from '#platform/shared/permissions.ts';
import { named, seenVersion } from '#platform/shared/record-fields.ts';
import { account } from './contract.ts';
import { BILL_PLANS, SOURCES } from './rules/lists.ts';

const ofAccount = z.object({ masterId: id('account') });

/** A choice by number, where nothing may be chosen too. */
const choice = (wrong: string) => z.number(wrong).int(wrong).positive(wrong).nullable();
const sourceNames = SOURCES.map(({ name }) => name);

export const accountFacts = z.object({
  /** Null is None: no package. */
  packageId: choice('Choose a package of the list, or none.'),
  setup_fee: nonNegativeMoney,
  bill_plan: z.enum(BILL_PLANS, 'Choose Monthly or Yearly.'),
  salesRepId: choice('Choose a sales representative of the list.'),
  source: z.enum([...sourceNames, ''], 'Choose a source of the list.'),
  isReceiveLeads: flag,
  isEnabledRaterTab: flag,
  telephonySubAccount: flag,
});
export type AccountFacts = z.output<typeof accountFacts>;

export const saveAccountFacts = endpoint({
  method: 'POST',
  path: '/api/back_office/accounts/{account}',
  summary:
    'Saves what is agreed with an account: package, setup fee, bill plan, sales rep, source and switches.',
  allow: 'accounting',
  params: z.object({ account: id('account') }),
  body: accountFacts.extend({ version: seenVersion }),
  answer: account,
});

export const findPackageName = endpoint({
  method: 'GET',
  path: '/api/backoffice/lite-switch/{masterId}',
  summary: 'The package of an account and its level.',
  allow: 'backOffice',
  params: ofAccount,
  answer: z.object({ ioPackageName: z.string(), liteSwitch: z.number().int() }),
});

export const findBasePrice = endpoint({
  method: 'GET',
  path: '/api/backoffice/base-office-price/{masterId}',
  summary: 'What an account’s package costs for each office and month; 0 without one.',
  allow: 'backOffice',
  params: ofAccount,
  answer: z.object({ priceMonthly: money }),
});

export const checkAccountingUser = endpoint({
  method: 'GET',
  path: '/api/backoffice/validUser/{userId}',
  summary: 'Whether the person signed in is an accounting user. The id is their own.',
  allow: 'backOffice',
  params: z.object({ userId: id('ownPerson') }),
  answer: z.object({ results: z.boolean() }),
});

const names = z.object({ results: z.array(named) });

export const listSalesmen = endpoint({
  method: 'GET',
  path: '/api/backoffice/backofficeSalesmen',
  summary: 'The provider’s people who work in the back office.',
  allow: 'backOffice',
  answer: names,
});

export const listSalesRepresentatives = endpoint({
  method: 'GET',
  path: '/api/utility/backoffice-salesmen',
  summary: 'The provider’s people who work in the back office, for the sign-up of an agency.',
  allow: 'backOffice',
  answer: names,
});

export const listSources = endpoint({
  method: 'GET',
  path: '/api/utility/source-list',
  summary: 'How an agency may have heard of the product.',
  allow: 'backOffice',
  answer: names,
});

export const listCompetitors = endpoint({
  method: 'GET',
  path: '/api/utility/competitor',
  summary: 'The systems that agencies come from.',
  allow: 'backOffice',
  answer: names,
});
