import type { z } from 'zod';
import { endpoint, idParams } from '#platform/shared/endpoint.ts';
import { paged, pageQuery } from '#platform/shared/paging.ts';
import { named } from '#platform/shared/record-fields.ts';
import { apiToken } from './contract.ts';

/** A token as administrators see it: with the person in whose name it acts. */
export const agencyToken = apiToken.extend({ person: named });
export type AgencyToken = z.output<typeof agencyToken>;

export const listAgencyTokens = endpoint({
  method: 'GET',
  path: '/api/admin/tokens',
  summary: 'The API tokens of everybody in the agency, the newest first. Tokens that ended stay for 90 days.',
  allow: 'admin',
  query: pageQuery,
  answer: paged(agencyToken),
});

export const revokeAgencyToken = endpoint({
  method: 'POST',
  path: '/api/admin/tokens/{id}/revoke',
  summary: 'Ends anybody’s API token for good; revoked again it stays as it is.',
  allow: 'admin',
  params: idParams('apiToken'),
  answer: agencyToken,
});
