import { z } from 'zod';
import { neededText } from '#platform/shared/contact-fields.ts';
import { day, moment } from '#platform/shared/dates.ts';
import { endpoint, idParams } from '#platform/shared/endpoint.ts';
import { PERMISSIONS } from '#platform/shared/permissions.ts';
import { truth } from '#platform/shared/record-fields.ts';
import { TOKEN_STATES } from './rules.ts';

export const TOKEN_NAME_MAX = 60;

export const apiToken = z.object({
  id: z.number().int(),
  name: z.string(),
  /** How the token begins; the rest of it is nowhere. */
  prefix: z.string(),
  permissions: z.array(z.string()),
  isReadOnly: z.boolean(),
  /** The last day that it is good on. */
  expiresOn: z.string(),
  createdAt: moment,
  /** To the minute; null for one that was never used. */
  lastUsedAt: moment.nullable(),
  state: z.enum(TOKEN_STATES),
});
export type ApiToken = z.output<typeof apiToken>;

export const tokenInput = z.object({
  name: neededText(TOKEN_NAME_MAX, 'Enter a name for the token.'),
  /** What it may do beyond what everyone who is signed in may. */
  permissions: z
    .array(z.enum(PERMISSIONS, 'Choose permissions from the list.'), 'Choose permissions from the list.')
    .max(PERMISSIONS.length, 'Choose each permission once.')
    .default([]),
  isReadOnly: truth.default(false),
  expiresOn: day,
});
export type TokenInput = z.output<typeof tokenInput>;

export const listTokens = endpoint({
  method: 'GET',
  path: '/api/auth/tokens',
  summary: 'The signed-in person’s own API tokens, the newest first. Tokens that ended stay for 90 days.',
  allow: 'signedIn',
  answer: z.object({ results: z.array(apiToken) }),
});

export const createToken = endpoint({
  method: 'POST',
  path: '/api/auth/tokens',
  summary: 'Makes an API token of the signed-in person. The answer is the only place that ever shows it.',
  allow: 'signedIn',
  needsPerson: true,
  body: tokenInput,
  answer: apiToken.extend({ token: z.string() }),
});

export const revokeToken = endpoint({
  method: 'POST',
  path: '/api/auth/tokens/{id}/revoke',
  summary: 'Ends an API token for good; revoked again it stays as it is.',
  allow: 'signedIn',
  params: idParams('apiToken'),
  answer: apiToken,
});
