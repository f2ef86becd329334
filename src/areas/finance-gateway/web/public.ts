export { PostAlert } from './post-alert.tsx';
export { usePostManually, useTryPost } from './post-queries.ts';
export { financeRequestsRoute } from './routes.tsx';
