import { IconChevronDown } from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';
import { MenuButton } from '#platform/web/ui/menu-button.tsx';
import { texts } from '../texts.ts';
import classes from './tabs-row.module.css';

interface TabMenuProps {
  label: string;
  items: readonly { title: string; link: string }[];
}

export function TabMenu({ label, items }: TabMenuProps) {
  // The server names some of them, such as an office, so the compiler does not know their addresses.
  const entries = items.map(({ title, link }) => ({ label: title, link: { to: link } as LinkProps }));
  return (
    <MenuButton entries={entries} position="bottom-start">
      {(opener) => (
        <button type="button" className={classes.drop} aria-label={texts.frame.menuOf(label)} {...opener}>
          <IconChevronDown size={15} aria-hidden />
        </button>
      )}
    </MenuButton>
  );
}
