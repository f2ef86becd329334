import { createRoute, redirect } from '@tanstack/react-router';
import { whyClosed } from '#platform/shared/gates.ts';
import { lazyRouteComponent } from '#platform/web/connection/lazy-route-component.ts';
import { signedInRoute } from '#platform/web/router/root-route.ts';

export const signUpRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/signUp',
  // Whoever has no business here is sent home.
  beforeLoad: ({ context }) => {
    const facts = context.gateFacts();
    if (facts && whyClosed('backOffice', facts)) throw redirect({ to: '/', replace: true });
  },
  component: lazyRouteComponent(() => import('./sign-up-page.tsx'), 'SignUpPage'),
});
