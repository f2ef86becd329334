import { Menu, type MenuItemProps, type MenuProps } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';
import { landmarkOf } from './landmark-of.ts';
import type { MenuEntry } from './menu-button.tsx';
import classes from './menu-panel.module.css';
import { StandIn } from './stand-in.tsx';
import { Tip } from './tip.tsx';

interface MenuPanelProps extends Required<Pick<MenuProps, 'id' | 'position' | 'onChange'>> {
  /** The button that the menu is below. */
  target: HTMLElement;
  entries: readonly MenuEntry[];
  isOpen: boolean;
}

/** What a `MenuButton` opens; loaded when somebody comes near the first one. */
export function MenuPanel({ target, entries, isOpen, ...menu }: MenuPanelProps) {
  // Mantine takes note of where the focus was when a menu opens, and not of one that is open from the start.
  const isThere = useMounted();
  return (
    // The placeholder that takes the focus would be a child that no menu may have; the first entry takes it instead.
    <Menu
      opened={isOpen && isThere}
      offset={4}
      shadow="none"
      classNames={{ item: classes.entry }}
      withInitialFocusPlaceholder={false}
      portalProps={landmarkOf(target)}
      {...menu}
    >
      <Menu.Target>
        <StandIn element={target} />
      </Menu.Target>
      <Menu.Dropdown mah="70vh" style={{ overflowY: 'auto' }}>
        {entries.map((entry) => (
          <Entry key={entry.label} entry={entry} />
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function AnchorItem(props: MenuItemProps & Omit<ComponentPropsWithRef<'a'>, keyof MenuItemProps>) {
  return <Menu.Item component="a" {...props} />;
}

const LinkItem = createLink(AnchorItem);

function Entry({ entry }: { entry: MenuEntry }) {
  const look = { leftSection: entry.icon, children: entry.label };
  if ('link' in entry) return <LinkItem {...entry.link} {...look} />;
  if ('href' in entry)
    return <Menu.Item component="a" href={entry.href} target="_blank" rel="noreferrer" {...look} />;
  const { why, onClick } = entry;
  if (!why) return <Menu.Item onClick={onClick} {...look} />;
  // It keeps its place for the keyboard.
  return (
    <Tip label={why} byTap maw={280} position="left">
      <Menu.Item aria-disabled aria-description={why} c="dimmed" closeMenuOnClick={false} {...look} />
    </Tip>
  );
}
