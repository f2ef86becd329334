import { type SyntheticEvent, useState } from 'react';

/** What the button of something that opens beside it has to be given. */
export interface Opener {
  'aria-expanded': boolean;
  onPointerEnter: (event: SyntheticEvent<HTMLElement>) => void;
  onFocus: (event: SyntheticEvent<HTMLElement>) => void;
  onClick: (event: SyntheticEvent<HTMLElement>) => void;
}

/** A button that opens something beside it. `near` is the button itself once somebody came near: time to load the rest. */
export function useOpener() {
  const [near, setNear] = useState<HTMLElement>();
  const [isOpen, setOpen] = useState(false);
  const come = ({ currentTarget }: SyntheticEvent<HTMLElement>) => setNear(currentTarget);
  const opener: Opener = {
    'aria-expanded': isOpen,
    onPointerEnter: come,
    onFocus: come,
    onClick(event) {
      come(event);
      setOpen(!isOpen);
    },
  };
  return { near, isOpen, setOpen, opener };
}
