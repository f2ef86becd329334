import { lazyRouteComponent as lazyOfRouter } from '@tanstack/react-router';
import { onceReached } from './once-reached.ts';

/**
 * The component of a route, loaded with it. The router's own reloads the page when that fails, which is right after a
 * release and would lose the page while there is no connection.
 */
export const lazyRouteComponent: typeof lazyOfRouter = (load, name) =>
  lazyOfRouter(() => onceReached(load), name);
