import { type AsyncRouteComponent, lazyRouteComponent as lazyOfRouter } from '@tanstack/react-router';
import { createElement, type FunctionComponent } from 'react';
import { useFirstInSteps } from '../ui/use-first-in-steps.ts';
import { onceReached } from './once-reached.ts';

/**
 * The component of a route, loaded with it. The router's own reloads the page when that fails, which is right after a
 * release and would lose the page while there is no connection.
 */
export const lazyRouteComponent: typeof lazyOfRouter = (load, name) =>
  inSteps(lazyOfRouter(() => onceReached(load), name));

function inSteps<Screen extends Pick<AsyncRouteComponent<object>, 'preload'>>(screen: Screen): Screen {
  // The router hands over the props of whatever it shows; the compiler follows it there, and not in here.
  const Loaded = screen as unknown as FunctionComponent<object>;
  // biome-ignore lint/correctness/noComponentHookFactories: one for each route, made once with the routes.
  const Drawn = (props: object) => useFirstInSteps('screen') && createElement(Loaded, props);
  return Object.assign(Drawn, { preload: screen.preload }) as unknown as Screen;
}
