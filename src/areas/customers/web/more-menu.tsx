import { Button } from '@mantine/core';
import {
  IconArrowsJoin2,
  IconChecklist,
  IconChevronDown,
  IconFilePlus,
  IconPaperclip,
} from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { useWhyClosed } from '#areas/session/web/public.ts';
import { MenuButton } from '#platform/web/ui/menu-button.tsx';
import { texts } from './texts.ts';

/** What is done for a customer less often than a payment, behind one button. */
export function MoreMenu({ id }: { id: number }) {
  const whyNotMerge = useWhyClosed('admin');
  const here = { to: '/customer/$id', params: { id } } as const;
  const entries = [
    {
      label: texts.head.addPolicy,
      icon: <IconFilePlus size={15} aria-hidden />,
      link: linkOptions({ to: '/customer/$id/policy/add', params: { id } }),
    },
    {
      label: texts.head.addTask,
      icon: <IconChecklist size={15} aria-hidden />,
      link: linkOptions({ ...here, search: () => ({ tab: 'tasks', edit: 0 }) }),
    },
    {
      label: texts.head.addFile,
      icon: <IconPaperclip size={15} aria-hidden />,
      link: linkOptions({ ...here, search: { tab: 'attachments' } }),
    },
    {
      label: texts.head.mergeWith,
      icon: <IconArrowsJoin2 size={15} aria-hidden />,
      link: linkOptions({ to: '/customer/$id/merge', params: { id } }),
    },
  ];
  return (
    <MenuButton entries={whyNotMerge === undefined ? entries : entries.slice(0, -1)}>
      {(opener) => (
        <Button
          variant="default"
          size="sm"
          rightSection={<IconChevronDown size={15} aria-hidden />}
          {...opener}
        >
          {texts.head.more}
        </Button>
      )}
    </MenuButton>
  );
}
