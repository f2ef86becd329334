import type { LinkProps } from '@tanstack/react-router';
import { type ReactElement, type ReactNode, Suspense, type SyntheticEvent, useId, useState } from 'react';
import { lazyPiece } from '../connection/lazy-piece.ts';

// Mantine's menu is a seventh of the frame's code, and drawing the closed ones of ten tabs takes longer than the tabs.
const MenuPanel = lazyPiece(async () => ({ default: (await import('./menu-panel.tsx')).MenuPanel }));

interface Screen {
  link: LinkProps;
}
interface PageElsewhere {
  href: string;
}
interface Deed {
  onClick: () => void;
  /** Grays the line, which says it. */
  why?: string | undefined;
}
/** One line of a menu. */
export type MenuEntry = { label: string; icon?: ReactNode } & (Screen | PageElsewhere | Deed);

/** What the button of a menu has to be given. */
interface Opener {
  id: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls'?: string;
  onPointerEnter: (event: SyntheticEvent<HTMLElement>) => void;
  onFocus: (event: SyntheticEvent<HTMLElement>) => void;
  onClick: (event: SyntheticEvent<HTMLElement>) => void;
}

interface MenuButtonProps {
  entries: readonly MenuEntry[];
  position?: 'bottom-start' | 'bottom-end';
  /** The button. */
  children: (opener: Opener) => ReactElement;
}

/** A button with a menu below it, which is loaded when somebody comes near. */
export function MenuButton({ entries, position = 'bottom-end', children }: MenuButtonProps) {
  const id = useId();
  const [near, setNear] = useState<HTMLElement>();
  const [isOpen, setOpen] = useState(false);
  const come = ({ currentTarget }: SyntheticEvent<HTMLElement>) => setNear(currentTarget);
  return (
    <>
      {children({
        // As Mantine calls the two, so that each names the other.
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        ...(isOpen && { 'aria-controls': `${id}-dropdown` }),
        onPointerEnter: come,
        onFocus: come,
        onClick(event) {
          come(event);
          setOpen(!isOpen);
        },
      })}
      {near && (
        <Suspense>
          <MenuPanel
            id={id}
            target={near}
            entries={entries}
            position={position}
            isOpen={isOpen}
            onChange={setOpen}
          />
        </Suspense>
      )}
    </>
  );
}
