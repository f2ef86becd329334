export { PostFiles } from './post-files.tsx';
export { commissionStatementRoutes } from './routes.tsx';
export { TieOut } from './tie-out.tsx';
