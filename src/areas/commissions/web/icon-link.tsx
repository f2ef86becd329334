import { ActionIcon, Tooltip } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';

type AnchorProps = Omit<ComponentPropsWithRef<'a'>, 'color' | 'aria-label'> & { label: string };

function IconAnchor({ label, ...props }: AnchorProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon
        component="a"
        variant="subtle"
        color="accent"
        size={26}
        my={-4}
        aria-label={label}
        {...props}
      />
    </Tooltip>
  );
}

/** An icon that leads to a screen of ours. */
export const IconLink = createLink(IconAnchor);
