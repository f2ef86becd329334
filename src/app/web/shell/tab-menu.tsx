import { Menu, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { texts } from '../texts.ts';
import classes from './tabs-row.module.css';

interface TabMenuProps {
  label: string;
  items: readonly { title: string; link: string }[];
}

export function TabMenu({ label, items }: TabMenuProps) {
  return (
    <Menu position="bottom-start" offset={4} shadow="none">
      <Menu.Target>
        <UnstyledButton className={classes.drop} aria-label={texts.frame.menuOf(label)}>
          <IconChevronDown size={15} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown mah="70vh" style={{ overflowY: 'auto' }}>
        {items.map(({ title, link }) => (
          <Menu.Item key={link} component={Link} to={link}>
            {title}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
