import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { onceReached } from './once-reached.ts';

/** A component that is loaded when it is first shown. */
export function lazyPiece<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => onceReached(load));
}
