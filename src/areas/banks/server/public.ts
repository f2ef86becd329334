export { findBank, findBanks } from './find-bank.ts';
export { loadBanks } from './load-banks.ts';
export { bankRoutes } from './routes.ts';
