import { ActionIcon } from '@mantine/core';
import { IconHelpCircle } from '@tabler/icons-react';
import { Suspense, useId } from 'react';
import { lazyPiece } from '../connection/lazy-piece.ts';
import { texts } from '../texts.ts';
import classes from './how-button.module.css';
import { useOpener } from './use-opener.ts';

const HowWords = lazyPiece(async () => ({ default: (await import('./how-words.tsx')).HowWords }));

interface HowButtonProps {
  /** The figure that is explained. */
  label: string;
  children: string;
  className?: string | undefined;
}

/** How a figure is counted, for whoever doubts it: by mouse, finger and keyboard. */
export function HowButton({ label, children, className = classes.inline }: HowButtonProps) {
  const { near, isOpen, setOpen, opener } = useOpener();
  const words = useId();
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={24}
        className={`${classes.button} ${className}`}
        aria-label={texts.figures.how(label)}
        {...opener}
        {...(isOpen && { 'aria-describedby': words })}
        data-how
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
