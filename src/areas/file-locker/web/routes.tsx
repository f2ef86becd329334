import { createRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { lazyRouteComponent } from '#platform/web/connection/lazy-route-component.ts';
import { requireGate } from '#platform/web/gates/require-gate.ts';
import { signedInRoute } from '#platform/web/router/root-route.ts';
import { idParam, textParam } from '#platform/web/router/search-params.ts';
import { pageParams, sortParamsOf } from '#platform/web/table/page-params.ts';
import { DIALOGS, SORTS } from '../statuses.ts';

const screens = () => import('./screens.ts');

const lockerRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/fileLocker',
  validateSearch: z.object({
    // The home office, or the first, unless it is named.
    office: idParam,
    folder: idParam,
    query: textParam,
    // The dialog that is open, and the folder or file that it is about.
    open: z.enum(DIALOGS).optional().catch(undefined),
    item: idParam,
    ...pageParams,
    ...sortParamsOf(SORTS),
  }),
  beforeLoad: requireGate('fileLocker'),
  component: lazyRouteComponent(screens, 'LockerPage'),
});

const binRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/fileLocker/bin',
  validateSearch: z.object({ office: idParam, ...pageParams }),
  beforeLoad: requireGate('fileLocker'),
  component: lazyRouteComponent(screens, 'BinPage'),
});

export const fileLockerRoutes = [lockerRoute, binRoute] as const;
