import { ActionIcon } from '@mantine/core';
import type { ReactNode } from 'react';
import { Tip } from './tip.tsx';

interface IconButtonProps {
  label: string;
  /** Said on hover, when it is more than the label. */
  hint?: string | undefined;
  /** Why it cannot be pressed now; it keeps its place in the tab order, so that a keyboard hears it too. */
  why?: string | undefined;
  color?: string;
  isPressed?: boolean;
  /** The size of one with a border, such as a step beside a field. */
  framed?: number;
  onClick: () => void;
  children: ReactNode;
}

export function IconButton({
  label,
  hint,
  why,
  color = 'accent',
  isPressed,
  framed,
  onClick,
  children,
}: IconButtonProps) {
  return (
    <Tip label={why ?? hint ?? label} byTap maw={260}>
      <ActionIcon
        {...(framed ? { variant: 'default', size: framed } : { variant: 'subtle', size: 26, my: -4, color })}
        aria-label={label}
        aria-pressed={isPressed}
        {...(why
          ? {
              ...(!framed && { bg: 'transparent' }),
              'data-disabled': true,
              'aria-disabled': true,
              'aria-description': why,
            }
          : { onClick })}
      >
        {children}
      </ActionIcon>
    </Tip>
  );
}
