export { requestsQuery } from './market-queries.ts';
export { AddOnRequestsCard } from './requests-card.tsx';
export { marketPlaceRoute } from './routes.tsx';
