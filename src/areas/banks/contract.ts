import { z } from 'zod';
import { endpoint, word } from '#platform/shared/endpoint.ts';

export const ROUTING_LENGTH = 9;

export const validateBank = endpoint({
  method: 'GET',
  path: '/api/backoffice/validate-bank/{routing}',
  summary: 'Whether a routing number is that of a bank, and the name of the bank.',
  allow: 'backOffice',
  params: z.object({ routing: word(64, '021000021') }),
  answer: z.object({ valid: z.boolean(), name: z.string() }),
});
