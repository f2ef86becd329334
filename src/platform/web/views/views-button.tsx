import { Button, Loader, Popover } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { IconBookmark } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazyPiece } from '../connection/lazy-piece.ts';
import { texts } from '../texts.ts';

// Neither the panel nor the views are loaded before somebody asks for them.
const ViewsPanel = lazyPiece(async () => ({ default: (await import('./views-panel.tsx')).ViewsPanel }));

/** The views of the list on this screen that the person keeps: opens, saves, renames and deletes them. */
export function ViewsButton({ size = 'sm' }: { size?: 'xs' | 'sm' }) {
  const [isOpen, setOpen] = useState(false);
  // Wherever the focus is by then: a row that was renamed or deleted has taken it along.
  useWindowEvent('keydown', ({ key }) => isOpen && key === 'Escape' && setOpen(false));
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" trapFocus returnFocus withRoles={false}>
      <Popover.Target>
        <Button
          variant="default"
          size={size}
          leftSection={<IconBookmark size={15} aria-hidden />}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          data-screen-only
          onClick={() => setOpen(!isOpen)}
        >
          {texts.views.button}
        </Button>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={texts.views.title} w={320} maw="calc(100vw - 24px)">
        <Suspense fallback={<Loader size="sm" />}>
          <ViewsPanel onClose={() => setOpen(false)} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
