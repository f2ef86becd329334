export { financePolicies } from './finance-policies.ts';
export { OpenQuotes } from './open-quotes.tsx';
