export { financeCompaniesQuery } from './finance-companies-query.ts';
export { companyRoutes } from './routes.tsx';
