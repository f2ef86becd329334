import { z } from 'zod';
import { optionalText } from '#platform/shared/contact-fields.ts';
import { moment } from '#platform/shared/dates.ts';
import { endpoint, id } from '#platform/shared/endpoint.ts';
import { money, moneyWithoutSign } from '#platform/shared/money.ts';
import { named } from '#platform/shared/record-fields.ts';
import { COMMENTS_MAX, CONVERSION_TYPES } from './rules.ts';

export const conversion = z.object({
  conversionsRequestedId: z.number().int(),
  masterId: z.number().int(),
  conversionType: z.enum(CONVERSION_TYPES),
  competitorId: z.number().int().nullable(),
  competitorName: z.string(),
  conversionFee: money,
  fee: money,
  comments: z.string(),
  employeeId: z.number().int(),
  employeeName: z.string(),
  insertDate: moment,
  completeDate: moment.nullable(),
  voidDate: moment.nullable(),
});
export type Conversion = z.output<typeof conversion>;

export const addConversion = endpoint({
  method: 'POST',
  path: '/api/backoffice/conversion/add',
  summary:
    'Records that an account’s data is converted from another system. The fee counts without its sign.',
  allow: 'backOffice',
  idempotent: true,
  body: z.object({
    masterId: z.number('Name the account.').int('Name the account.').positive('Name the account.'),
    conversionType: z.enum([...CONVERSION_TYPES, ''], 'Type is a required field.').nullish(),
    competitorId: z.number('Competitor System is a required field.').int().nullable().default(null),
    competitorName: optionalText(100),
    comments: optionalText(COMMENTS_MAX),
    fee: moneyWithoutSign.nullish(),
  }),
  answer: conversion,
});

export const listConversionCompetitors = endpoint({
  method: 'GET',
  path: '/api/backoffice/conversion/{userId}/competitor/get',
  summary: 'The systems that an agency may come from. The id is the own one.',
  allow: 'backOffice',
  params: z.object({ userId: id('ownPerson') }),
  answer: z.object({ results: z.array(named) }),
});

export const listConversions = endpoint({
  method: 'GET',
  path: '/api/backoffice/conversion/{userId}/list/{masterId}',
  summary: 'The conversions of an account, newest first, and whether this person may void them.',
  allow: 'backOffice',
  params: z.object({ userId: id('ownPerson'), masterId: id('account') }),
  answer: z.object({ results: z.array(conversion), isAllowedVoid: z.boolean() }),
});

export const voidConversion = endpoint({
  method: 'GET',
  path: '/api/backoffice/conversion/{conversionId}/void/{masterId}',
  summary: 'Voids a conversion; a second time changes nothing and answers the same.',
  allow: 'accounting',
  changes: true,
  params: z.object({ masterId: id('account'), conversionId: id('conversion') }),
  answer: conversion,
});

export const completeConversion = endpoint({
  method: 'POST',
  path: '/api/backoffice/conversion/{id}/complete',
  summary: 'Marks a conversion as complete, today.',
  allow: 'accounting',
  params: z.object({ id: id('conversion') }),
  answer: conversion,
});
