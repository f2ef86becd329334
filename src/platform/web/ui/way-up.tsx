import { IconChevronLeft } from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';
import { texts } from '../texts.ts';
import classes from './way-up.module.css';

// The router takes every address below that of a link for its own.
function UpAnchor({ children, 'aria-current': _, ...props }: ComponentPropsWithRef<'a'>) {
  return (
    <nav aria-label={texts.pages.breadcrumb} className={classes.way}>
      <a {...props} className={classes.link}>
        <IconChevronLeft size={14} aria-hidden className={classes.icon} />
        {children}
      </a>
    </nav>
  );
}

/** Above a title: the screen that this one belongs to. */
export const WayUp = createLink(UpAnchor);
