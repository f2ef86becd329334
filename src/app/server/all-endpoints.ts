import type { Endpoint } from '#platform/shared/endpoint.ts';
import { AREA_ROUTES } from './areas.ts';

// The endpoints are data: mounting them on nothing lists them before any server runs.
export const ENDPOINTS: Endpoint[] = [];
for (const routes of AREA_ROUTES) routes((endpoint: Endpoint) => void ENDPOINTS.push(endpoint));
