import { lazyRouteComponent } from '#platform/web/connection/lazy-route-component.ts';

/** Comes with the screen that shows it, not with the frame. */
export const ClickToCall = lazyRouteComponent(() => import('./click-to-call.tsx'), 'ClickToCall');
