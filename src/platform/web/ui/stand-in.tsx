import { type Ref, useImperativeHandle } from 'react';

interface StandInProps {
  /** An element that is on the page already. */
  element: HTMLElement;
  ref?: Ref<HTMLElement>;
}

/** Gives Mantine an element of ours as the target of something that opens beside it. */
export function StandIn({ element, ref }: StandInProps) {
  useImperativeHandle(ref, () => element, [element]);
  return null;
}
