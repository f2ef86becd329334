import { createRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { lazyRouteComponent } from '#platform/web/connection/lazy-route-component.ts';
import { signedInRoute } from '#platform/web/router/root-route.ts';
import { flagParam, idParam, textParam } from '#platform/web/router/search-params.ts';
import { pageParams } from '#platform/web/table/page-params.ts';

export const emailRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/email',
  validateSearch: z.object({
    customerId: idParam,
    leadId: idParam,
    policyId: idParam,
    /** A document of the customer, and attachments with commas between them, that go along. */
    customerDocsId: idParam,
    attachmentIds: textParam,
    /** The sent mail that is open in place of the popup. */
    email: idParam,
    /** The history of ACORD forms in place of it. */
    acord: flagParam,
    ...pageParams,
  }),
  component: lazyRouteComponent(() => import('./email-page.tsx'), 'EmailPage'),
});
