import { Popover } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { texts } from '../texts.ts';
import { useOwnEscape } from '../ui/own-escape.ts';
import { StandIn } from '../ui/stand-in.tsx';
import { ViewsPanel } from './views-panel.tsx';

interface ViewsPopoverProps {
  /** The button that it is below. */
  target: HTMLElement;
  isOpen: boolean;
  onChange: (isOpen: boolean) => void;
}

/** What a `ViewsButton` opens; neither it nor the views are loaded before somebody comes near. */
export function ViewsPopover({ target, isOpen, onChange }: ViewsPopoverProps) {
  // Mantine takes note of where the focus was when it opens, and not of one that is open from the start.
  const isThere = useMounted();
  useOwnEscape(isOpen, () => onChange(false));
  return (
    <Popover
      opened={isOpen && isThere}
      onChange={onChange}
      position="bottom-end"
      trapFocus
      returnFocus
      withRoles={false}
    >
      <Popover.Target>
        <StandIn element={target} />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={texts.views.title} w={320} maw="calc(100vw - 24px)">
        <ViewsPanel onClose={() => onChange(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}
