import { mailSignature } from './mail-signature.ts';

export { type PaperToSign, requestSignatures, type Signer } from './request-signatures.ts';
export { signatureRoutes } from './routes.ts';
export { sweepSignatures } from './sweep-signatures.ts';

export const signatureJobs = [mailSignature];
