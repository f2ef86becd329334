import { attachment } from '#areas/attachments/contract.ts';
import { endpoint, idParams } from '#platform/shared/endpoint.ts';

export const financeAgreement = endpoint({
  method: 'POST',
  path: '/api/finance/{id}/agreement',
  summary: 'The GPF or ETI agreement of a contract as a PDF beside it: one file for each version.',
  // Which permission it needs depends on the contract: print-agreement.ts refuses.
  allow: 'signedIn',
  params: idParams('financeContract'),
  answer: attachment,
});
