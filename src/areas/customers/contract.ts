import { z } from 'zod';
import { loggedChange } from '#platform/shared/change-log.ts';
import {
  optionalEmail as email,
  optionalName as name,
  optionalPhone as phone,
  optionalState as state,
  optionalText as text,
  words,
  optionalZip as zip,
} from '#platform/shared/contact-fields.ts';
import { day, moment } from '#platform/shared/dates.ts';
import { endpoint, idOrNewParams, idParams } from '#platform/shared/endpoint.ts';
import { LANGUAGES, optionalLanguage } from '#platform/shared/languages.ts';
import { money, percent } from '#platform/shared/money.ts';
import { paged, pageQuery } from '#platform/shared/paging.ts';
import { evenIfDuplicate, seenVersion, truth } from '#platform/shared/record-fields.ts';
import { CUSTOMER_LOG } from './log.ts';

export const MEMO_MAX = 4000;
export const HOUSEHOLD_MAX = 30;
export const VEHICLES_MAX = 100;

/** Birthdays and licenses of people who can be insured. */
const birthday = day
  .refine((value) => value >= '1880-01-01', 'Enter a year from 1880 on.')
  .nullable()
  .default(null);

const vin = words(17)
  .toUpperCase()
  .refine((value) => /^[A-Z0-9]*$/.test(value), 'Use letters and digits only.')
  .default('');

export const householdMember = z.object({
  firstName: name(80),
  lastName: name(80),
  relationship: text(40),
  dob: birthday,
  licenseNumber: text(30),
  licenseState: state,
});
export type HouseholdMember = z.infer<typeof householdMember>;

export const vehicle = z.object({
  year: z
    .number('Enter a year.')
    .int('Enter a year.')
    .min(1900, 'Enter a year from 1900 on.')
    .max(2100, 'Enter a year up to 2100.')
    .nullable()
    .default(null),
  make: text(40),
  model: text(60),
  vin,
  tag: words(12).toUpperCase().default(''),
  tagState: state,
  statedValue: money
    .refine((cents) => cents >= 0, 'Enter an amount that is not negative.')
    .nullable()
    .default(null),
  /** Of all miles, in percent. */
  businessUse: percent.nullable().default(null),
});
export type Vehicle = z.infer<typeof vehicle>;

const fields = {
  firstName: name(80),
  lastName: name(80),
  businessName: name(160),
  dob: birthday,
  phone,
  phone2: phone,
  email,
  emailOptOut: truth.default(false),
  /** Of the papers and mails that the customer gets. */
  language: optionalLanguage,
  address: text(160),
  city: text(80),
  state,
  zip,
  licenseNumber: text(30),
  licenseState: state,
  custom1: name(200),
  custom2: name(200),
  custom3: name(200),
  source: name(80),
  memo: text(MEMO_MAX),
  officeId: z.number('Choose an office.').int().positive().nullable().default(null),
  household: z
    .array(householdMember, 'Must be a list.')
    .max(HOUSEHOLD_MAX, `At most ${HOUSEHOLD_MAX} people.`)
    .default([]),
  vehicles: z
    .array(vehicle, 'Must be a list.')
    .max(VEHICLES_MAX, `At most ${VEHICLES_MAX} vehicles.`)
    .default([]),
};

/** What a form sends; the rules that need more than one field are in rules.ts. */
export const customerInput = z.object({ ...fields, version: seenVersion });
export type CustomerInput = z.output<typeof customerInput>;

export const customer = z.object({
  id: z.number().int(),
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  businessName: z.string(),
  dob: z.string().nullable(),
  phone: z.string(),
  phone2: z.string(),
  email: z.string(),
  emailOptOut: z.boolean(),
  language: z.enum(LANGUAGES),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  licenseNumber: z.string(),
  licenseState: z.string(),
  custom1: z.string(),
  custom2: z.string(),
  custom3: z.string(),
  source: z.string(),
  memo: z.string(),
  officeId: z.number().int().nullable(),
  office: z.string(),
  createdAt: moment,
  household: z.array(
    z.object({
      firstName: z.string(),
      lastName: z.string(),
      relationship: z.string(),
      dob: z.string().nullable(),
      licenseNumber: z.string(),
      licenseState: z.string(),
    }),
  ),
  vehicles: z.array(
    z.object({
      year: z.number().int().nullable(),
      make: z.string(),
      model: z.string(),
      vin: z.string(),
      tag: z.string(),
      tagState: z.string(),
      statedValue: money.nullable(),
      businessUse: percent.nullable(),
    }),
  ),
  version: z.number().int(),
});
export type Customer = z.output<typeof customer>;

const customerId = idParams('customer');

export const findCustomer = endpoint({
  method: 'GET',
  path: '/api/customer/{id}',
  summary: 'A customer with household and vehicles.',
  allow: 'signedIn',
  params: customerId,
  answer: customer,
});

export const saveCustomer = endpoint({
  method: 'POST',
  path: '/api/customer/{id}',
  summary:
    'Adds a customer (id 0) or saves one; a stale version is refused with the current record, and one who is here already if `evenIfDuplicate` is false.',
  allow: 'signedIn',
  params: idOrNewParams('customer'),
  body: customerInput.extend({ evenIfDuplicate }),
  answer: customer,
});

export const customerName = endpoint({
  method: 'GET',
  path: '/api/customer/{id}/name',
  summary: 'The name of a customer, for a number typed into a form.',
  allow: 'signedIn',
  params: customerId,
  answer: z.object({ name: z.string() }),
});

export const customerAddress = endpoint({
  method: 'GET',
  path: '/api/customer/{id}/address',
  summary: 'Name and address of a customer.',
  allow: 'signedIn',
  params: customerId,
  answer: z.object({
    name: z.string(),
    address: z.string(),
    city: z.string(),
    state: z.string(),
    zip: z.string(),
  }),
});

export const customerFigures = endpoint({
  method: 'GET',
  path: '/api/customer/figures',
  summary:
    'The agency in figures: new customers in each of the last twelve months, customers of each office.',
  allow: 'dashboard',
  answer: z.object({
    total: z.number().int(),
    /** The oldest first; the last is the running month. */
    months: z.array(z.object({ month: z.string(), customers: z.number().int() })),
    /** The largest first; `name` is '' for customers without an office. */
    offices: z.array(z.object({ name: z.string(), customers: z.number().int() })),
  }),
});

export const customerLog = endpoint({
  method: 'GET',
  path: '/api/customer/{id}/log',
  summary: 'Who changed what of a customer, newest first.',
  allow: 'signedIn',
  params: customerId,
  query: pageQuery,
  answer: paged(loggedChange(CUSTOMER_LOG)),
});

export const customerOffices = endpoint({
  method: 'GET',
  path: '/api/customer/offices',
  summary: 'The offices of the agency, including closed ones, which can no longer be given to a customer.',
  allow: 'signedIn',
  answer: z.object({
    results: z.array(z.object({ id: z.number().int(), name: z.string(), isClosed: z.boolean() })),
  }),
});
