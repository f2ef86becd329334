export { PostFiles } from './post-files.tsx';
export { commissionStatementRoutes } from './routes.tsx';
export { loadTieOut, TieOut, TieOutBadge } from './tie-out.tsx';
