import type { ReactNode } from 'react';
import { Tip } from './tip.tsx';

interface ExplainedProps {
  /** Why what is inside is grayed; nothing while it is not. */
  why: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A field or box that says why when it is grayed, on hover and on focus. The browser takes a grayed one out of the tab
 * order, so what is around it takes its place there.
 */
export function Explained({ why, className, children }: ExplainedProps) {
  return (
    <Tip label={why} disabled={!why} byTap maw={280}>
      <div
        className={className}
        {...(why && { role: 'group', tabIndex: 0, 'aria-description': why, 'data-why': true })}
      >
        {children}
      </div>
    </Tip>
  );
}
