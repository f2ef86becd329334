export { SIGNATURE_LOG } from '../log.ts';
export { signRoute } from './routes.tsx';
export { SignaturesCard } from './signatures-card.tsx';
export { signaturesKey } from './signatures-key.ts';
