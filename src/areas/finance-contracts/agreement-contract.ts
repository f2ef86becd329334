import { attachment } from '#areas/attachments/contract.ts';
import { endpoint, idParams } from '#platform/shared/endpoint.ts';

export const financeAgreement = endpoint({
  method: 'POST',
  path: '/api/finance/{id}/agreement',
  summary: 'The GPF or ETI agreement of a contract as a PDF beside it: one file for each version.',
  allow: 'financeAgreement',
  params: idParams('financeContract'),
  answer: attachment,
});
