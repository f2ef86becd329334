export { AccountNotFoundPage } from './account-not-found-page.tsx';
export {
  accountKey,
  accountQuery,
  basePriceQuery,
  loadAccount,
  packagesQuery,
  salesmenQuery,
  sourcesQuery,
  useRefreshAccount,
} from './account-queries.ts';
export { packageWords } from './account-words.ts';
export { BackOfficeSearchBox } from './back-office-search-box.tsx';
export { FactsCard } from './facts-card.tsx';
export { FactsDialog } from './facts-dialog.tsx';
export { OfficesTable } from './offices-table.tsx';
export { PeopleTable } from './people-table.tsx';
export { accountRoutes } from './routes.tsx';
