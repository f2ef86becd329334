import { Button } from '@mantine/core';
import { IconBookmark } from '@tabler/icons-react';
import { Suspense } from 'react';
import { lazyPiece } from '../connection/lazy-piece.ts';
import { texts } from '../texts.ts';
import { useOpener } from '../ui/use-opener.ts';
import classes from './views-button.module.css';

const ViewsPopover = lazyPiece(async () => ({ default: (await import('./views-popover.tsx')).ViewsPopover }));

/** The views of the list on this screen that the person keeps: opens, saves, renames and deletes them. */
export function ViewsButton({ size = 'sm' }: { size?: 'xs' | 'sm' }) {
  const { near, isOpen, setOpen, opener } = useOpener();
  return (
    <>
      <Button
        variant="default"
        size={size}
        leftSection={<IconBookmark size={15} aria-hidden />}
        className={classes.button}
        aria-label={texts.views.button}
        aria-haspopup="dialog"
        data-screen-only
        {...opener}
      >
        <span className={classes.word}>{texts.views.button}</span>
      </Button>
      {near && (
        <Suspense>
          <ViewsPopover target={near} isOpen={isOpen} onChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
