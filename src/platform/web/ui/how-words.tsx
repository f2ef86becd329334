import { Popover } from '@mantine/core';
import classes from './how-button.module.css';
import { landmarkOf } from './landmark-of.ts';
import { useOwnEscape } from './own-escape.ts';
import { StandIn } from './stand-in.tsx';

interface HowWordsProps {
  id: string;
  /** The button that they are below. */
  target: HTMLElement;
  children: string;
  isOpen: boolean;
  onChange: (isOpen: boolean) => void;
}

/** What a `HowButton` says; loaded when somebody comes near the first one. */
export function HowWords({ id, target, children, isOpen, onChange }: HowWordsProps) {
  useOwnEscape(isOpen, () => onChange(false));
  return (
    <Popover
      opened={isOpen}
      onChange={onChange}
      position="bottom-end"
      width={300}
      withRoles={false}
      portalProps={landmarkOf(target)}
    >
      <Popover.Target>
        <StandIn element={target} />
      </Popover.Target>
      <Popover.Dropdown id={id} className={classes.words ?? ''} maw="calc(100vw - 24px)">
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}
