import {
  cloneElement,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  Suspense,
  useEffect,
  useState,
} from 'react';
import { lazyPiece } from '../connection/lazy-piece.ts';
import type { Near, Words } from './tip-words.tsx';

const TipWords = lazyPiece(async () => ({ default: (await import('./tip-words.tsx')).TipWords }));

interface Handlers {
  onPointerEnter?: (event: PointerEvent<HTMLElement>) => void;
  onPointerLeave?: (event: PointerEvent<HTMLElement>) => void;
  onFocus?: (event: FocusEvent<HTMLElement>) => void;
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
}

interface TipProps extends Words {
  /** Also by a tap: for what is said nowhere else. */
  byTap?: boolean;
  /** Says nothing meanwhile. */
  disabled?: boolean;
  /** One element; it gets the handlers. */
  children: ReactElement<Handlers>;
}

/**
 * Says a few words about its element on hover and on keyboard focus. A table has a hundred of them, so one costs
 * nothing until somebody comes near: Mantine's tooltip is drawn twice as soon as it is there, and comes with much code.
 */
export function Tip({ byTap = false, disabled = false, children, ...words }: TipProps) {
  const [near, setNear] = useState<Near>();
  useEffect(() => {
    // A button that is disabled under the focus is told of no leaving.
    if (near?.by === 'focus' && near.target.matches(':disabled')) setNear(undefined);
  });
  const given = children.props;
  const handlers: Handlers = {
    onPointerEnter(event) {
      given.onPointerEnter?.(event);
      const isTap = event.pointerType === 'touch';
      if (!isTap || byTap) setNear({ target: event.currentTarget, by: isTap ? 'tap' : 'pointer' });
    },
    onPointerLeave(event) {
      given.onPointerLeave?.(event);
      if (event.pointerType !== 'touch') setNear(undefined);
    },
    onFocus(event) {
      given.onFocus?.(event);
      if (event.currentTarget.matches(':focus-visible'))
        setNear({ target: event.currentTarget, by: 'focus' });
    },
    onBlur(event) {
      given.onBlur?.(event);
      setNear(undefined);
    },
  };
  return (
    <>
      {cloneElement(children, handlers)}
      {near && !disabled && (
        <Suspense>
          <TipWords near={near} onLeave={() => setNear(undefined)} {...words} />
        </Suspense>
      )}
    </>
  );
}
