import { ActionIcon } from '@mantine/core';
import { IconHelpCircle } from '@tabler/icons-react';
import { Suspense, type SyntheticEvent, useId, useState } from 'react';
import { lazyPiece } from '../connection/lazy-piece.ts';
import { texts } from '../texts.ts';
import classes from './how-button.module.css';

const HowWords = lazyPiece(async () => ({ default: (await import('./how-words.tsx')).HowWords }));

interface HowButtonProps {
  /** The figure that is explained. */
  label: string;
  children: string;
  className?: string | undefined;
}

/** How a figure is counted, for whoever doubts it: by mouse, finger and keyboard. */
export function HowButton({ label, children, className = classes.inline }: HowButtonProps) {
  const [near, setNear] = useState<HTMLElement>();
  const [isOpen, setOpen] = useState(false);
  const words = useId();
  const come = ({ currentTarget }: SyntheticEvent<HTMLElement>) => setNear(currentTarget);
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={24}
        className={`${classes.button} ${className}`}
        aria-label={texts.figures.how(label)}
        aria-expanded={isOpen}
        {...(isOpen && { 'aria-describedby': words })}
        data-how
        onPointerEnter={come}
        onFocus={come}
        onClick={(event) => {
          come(event);
          setOpen(!isOpen);
        }}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      >
        <IconHelpCircle size={15} aria-hidden />
      </ActionIcon>
      {near && (
        <Suspense>
          <HowWords id={words} target={near} isOpen={isOpen} onChange={setOpen}>
            {children}
          </HowWords>
        </Suspense>
      )}
    </>
  );
}
