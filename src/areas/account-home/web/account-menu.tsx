import { ActionIcon } from '@mantine/core';
import { IconDots, IconHistory } from '@tabler/icons-react';
import { MenuButton } from '#platform/web/ui/menu-button.tsx';
import { texts } from './texts.ts';

/** What is wanted less often, behind one button. */
export function AccountMenu({ onAcord }: { onAcord: () => void }) {
  const history = {
    label: texts.page.acordEmailHistory,
    icon: <IconHistory size={15} aria-hidden />,
    onClick: onAcord,
  };
  return (
    <MenuButton entries={[history]}>
      {(opener) => (
        <ActionIcon variant="default" size={36} aria-label={texts.page.more} {...opener}>
          <IconDots size={15} aria-hidden />
        </ActionIcon>
      )}
    </MenuButton>
  );
}
