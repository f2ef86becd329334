import { Tooltip } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useState } from 'react';

const DELAY_MS = 300;

export interface Words {
  label: string | undefined;
  /** Longer ones are broken into lines of this width. */
  maw?: number;
  position?: 'top' | 'left';
}

/** Whoever came near, and how. */
export interface Near {
  target: HTMLElement;
  by: 'pointer' | 'tap' | 'focus';
}

interface TipWordsProps extends Words {
  near: Near;
  onLeave: () => void;
}

/** What a tip says once somebody is near; loaded when the first one is. */
export function TipWords({ near, onLeave, label, maw, position = 'top' }: TipWordsProps) {
  const { target, by } = near;
  const [isOpen, setOpen] = useState(by === 'focus');
  useEffect(() => {
    const timer = setTimeout(() => setOpen(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  useWindowEvent('keydown', ({ key }) => key === 'Escape' && onLeave());
  // A finger does not leave: whatever is touched next ends it.
  useWindowEvent('pointerdown', (event) => {
    if (by === 'tap' && !target.contains(event.target as Node)) onLeave();
  });
  return (
    <Tooltip
      target={target}
      label={label}
      opened={isOpen}
      position={position}
      {...(maw && { multiline: true, maw })}
    />
  );
}
