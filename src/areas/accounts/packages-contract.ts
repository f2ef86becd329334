import { z } from 'zod';
import { neededText } from '#platform/shared/contact-fields.ts';
import { endpoint, idOrNewParams } from '#platform/shared/endpoint.ts';
import { money, nonNegativeMoney } from '#platform/shared/money.ts';
import { named, seenVersion } from '#platform/shared/record-fields.ts';
import { PACKAGE_LEVELS } from './rules/packages.ts';

export const soldPackage = named.extend({
  liteSwitch: z.number().int(),
  /** For each office. */
  priceMonthly: money,
  /** How many accounts have it. */
  accounts: z.number().int(),
  version: z.number().int(),
});
export type SoldPackage = z.output<typeof soldPackage>;

export const listPackages = endpoint({
  method: 'GET',
  path: '/api/utility/backoffice-version',
  summary: 'The packages that the provider sells, by level.',
  allow: 'backOffice',
  answer: z.object({ results: z.array(soldPackage) }),
});

const level = z.union(
  Object.keys(PACKAGE_LEVELS).map((each) => z.literal(Number(each))),
  'Choose a level.',
);

export const savePackage = endpoint({
  method: 'POST',
  path: '/api/back_office/packages/{id}',
  summary:
    'Adds a package (id 0), or changes one. Name and level stay once an account has it; the price is for new agreements.',
  allow: 'accounting',
  params: idOrNewParams('package'),
  body: z.object({
    name: neededText(100, 'Enter a name.'),
    liteSwitch: level,
    priceMonthly: nonNegativeMoney,
    version: seenVersion,
  }),
  answer: soldPackage,
});
