import type { LinkProps } from '@tanstack/react-router';
import { type ReactElement, type ReactNode, Suspense, useId } from 'react';
import { lazyPiece } from '../connection/lazy-piece.ts';
import { type Opener, useOpener } from './use-opener.ts';

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

interface MenuOpener extends Opener {
  id: string;
  'aria-haspopup': 'menu';
  'aria-controls'?: string;
}

interface MenuButtonProps {
  entries: readonly MenuEntry[];
  position?: 'bottom-start' | 'bottom-end';
  /** The button. */
  children: (opener: MenuOpener) => ReactElement;
}

/** A button with a menu below it, which is loaded when somebody comes near. */
export function MenuButton({ entries, position = 'bottom-end', children }: MenuButtonProps) {
  const id = useId();
  const { near, isOpen, setOpen, opener } = useOpener();
  return (
    <>
      {children({
        ...opener,
        // As Mantine calls the two, so that each names the other.
        id,
        'aria-haspopup': 'menu',
        ...(isOpen && { 'aria-controls': `${id}-dropdown` }),
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
