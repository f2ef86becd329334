import { z } from 'zod';
import { moment } from '#platform/shared/dates.ts';
import { endpoint, id } from '#platform/shared/endpoint.ts';
import { optionalPageQuery, pagination } from '#platform/shared/paging.ts';

export const listHistory = endpoint({
  method: 'GET',
  path: '/api/backoffice/history/{accountId}',
  summary:
    'What changed of an account in the back office, a row for each field, newest first; whole unless a page is asked for.',
  allow: 'backOffice',
  params: z.object({ accountId: id('account') }),
  query: optionalPageQuery,
  answer: z.object({
    results: z.array(
      z.object({
        id: z.string(),
        revisionable_id: z.number().int(),
        employee: z.object({ name: z.string() }),
        key: z.string(),
        label: z.string(),
        old_value: z.string(),
        new_value: z.string(),
        created_at: moment,
      }),
    ),
    pagination,
  }),
});
