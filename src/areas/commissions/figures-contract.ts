import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { money } from '#platform/shared/money.ts';

const counted = z.object({ lines: z.number().int(), amount: money });

export const commissionFigures = endpoint({
  method: 'GET',
  path: '/api/commission/figures',
  summary:
    'The lines of all active commission files by their state: how many, and the sum of what is adjusted.',
  allow: 'admin',
  answer: z.object({ pending: counted, staged: counted, settled: counted, forwarded: counted }),
});
