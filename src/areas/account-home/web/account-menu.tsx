import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconHistory } from '@tabler/icons-react';
import { texts } from './texts.ts';

/** What is wanted less often, behind one button. */
export function AccountMenu({ onAcord }: { onAcord: () => void }) {
  return (
    <Menu position="bottom-end" offset={4} shadow="none">
      <Menu.Target>
        <ActionIcon variant="default" size={36} aria-label={texts.page.more}>
          <IconDots size={15} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconHistory size={15} aria-hidden />} onClick={onAcord}>
          {texts.page.acordEmailHistory}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
