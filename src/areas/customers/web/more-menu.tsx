import { Button, Menu, type MenuItemProps } from '@mantine/core';
import {
  IconArrowsJoin2,
  IconChecklist,
  IconChevronDown,
  IconFilePlus,
  IconPaperclip,
} from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';
import { useWhyClosed } from '#areas/session/web/public.ts';
import { texts } from './texts.ts';

function AnchorItem(props: MenuItemProps & Omit<ComponentPropsWithRef<'a'>, keyof MenuItemProps>) {
  return <Menu.Item component="a" {...props} />;
}

const MenuLink = createLink(AnchorItem);

/** What is done for a customer less often than a payment, behind one button. */
export function MoreMenu({ id }: { id: number }) {
  const whyNotMerge = useWhyClosed('admin');
  const here = { to: '/customer/$id', params: { id } } as const;
  return (
    <Menu position="bottom-end" offset={4} shadow="none">
      <Menu.Target>
        <Button variant="default" size="sm" rightSection={<IconChevronDown size={15} aria-hidden />}>
          {texts.head.more}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <MenuLink
          to="/customer/$id/policy/add"
          params={{ id }}
          leftSection={<IconFilePlus size={15} aria-hidden />}
        >
          {texts.head.addPolicy}
        </MenuLink>
        <MenuLink
          {...here}
          search={() => ({ tab: 'tasks', edit: 0 })}
          leftSection={<IconChecklist size={15} aria-hidden />}
        >
          {texts.head.addTask}
        </MenuLink>
        <MenuLink
          {...here}
          search={{ tab: 'attachments' }}
          leftSection={<IconPaperclip size={15} aria-hidden />}
        >
          {texts.head.addFile}
        </MenuLink>
        {whyNotMerge === undefined && (
          <MenuLink
            to="/customer/$id/merge"
            params={{ id }}
            leftSection={<IconArrowsJoin2 size={15} aria-hidden />}
          >
            {texts.head.mergeWith}
          </MenuLink>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
