import { z } from 'zod';
import { APPENDAGES } from '#areas/finance-gateway/statuses.ts';
import { endpoint, id } from '#platform/shared/endpoint.ts';
import { CONTRACT_KINDS } from './contract.ts';

export const whyNotPaid = endpoint({
  method: 'GET',
  path: '/api/customer/{id}/why-not-paid/{financeId}',
  summary: 'Why a finance contract takes no such payment now, in words; nothing when it does.',
  allow: 'signedIn',
  params: z.object({ id: id('customer'), financeId: id('financeContract') }),
  query: z.object({
    kind: z.enum(CONTRACT_KINDS, 'Choose what is paid.').default('finance payment'),
    /** Left out: either payee of an additional premium. */
    paymentAppendage: z.enum(APPENDAGES, 'Choose MPP, MPF, APP, APF, DPP or DPF.').optional(),
  }),
  answer: z.object({ why: z.string().nullable() }),
});
