import { ActionIcon, Popover } from '@mantine/core';
import { IconHelpCircle } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { texts } from '../texts.ts';
import classes from './how-button.module.css';

interface HowButtonProps {
  /** The figure that is explained. */
  label: string;
  children: string;
  className?: string | undefined;
}

/** How a figure is counted, for whoever doubts it: by mouse, finger and keyboard. */
export function HowButton({ label, children, className = classes.inline }: HowButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const words = useId();
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" width={300} withRoles={false}>
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={24}
          className={`${classes.button} ${className}`}
          aria-label={texts.figures.how(label)}
          aria-expanded={isOpen}
          {...(isOpen && { 'aria-describedby': words })}
          data-how
          onClick={() => setOpen(!isOpen)}
          onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
        >
          <IconHelpCircle size={15} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown id={words} className={classes.words ?? ''} maw="calc(100vw - 24px)">
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}
