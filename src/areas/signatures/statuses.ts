export const SIGNATURE_STATES = ['sent', 'viewed', 'signed', 'declined', 'expired', 'replaced'] as const;
export type SignatureState = (typeof SIGNATURE_STATES)[number];

export const SIGNER_ROLES = ['customer', 'agent'] as const;
export type SignerRole = (typeof SIGNER_ROLES)[number];

export const MAIL_STATES = ['queued', 'sent', 'failed'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** Why a link shows no paper: it was answered, its time is over, another link took its place, or its agreement is void. */
export const ENDINGS = ['used', 'expired', 'replaced', 'withdrawn'] as const;
export type Ending = (typeof ENDINGS)[number];

/** What became of the contract since the request: only the same one, still approved, can be signed. */
export const CONTRACT_FATES = ['same', 'changed', 'quoted', 'void'] as const;
export type ContractFate = (typeof CONTRACT_FATES)[number];
