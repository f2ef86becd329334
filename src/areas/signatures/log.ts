import type { LogSubject } from '#platform/shared/change-log.ts';

/** What happens to the signatures of a contract is in the contract's own history. */
export const SIGNATURE_LOG: LogSubject = {
  subject: 'finance contract',
  actions: [
    'sent for signature',
    'sent for signature again',
    'looked at by the signer',
    'signed',
    'declined by the signer',
    'signature expired',
  ],
  fields: { signer: 'Signer', signerRole: 'Signs as', signerEmail: 'Email', reason: 'Reason', file: 'File' },
};

export const LOG: readonly LogSubject[] = [SIGNATURE_LOG];
