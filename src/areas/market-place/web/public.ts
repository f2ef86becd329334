export { AddOnRequestsCard } from './requests-card.tsx';
export { marketPlaceRoute } from './routes.tsx';
