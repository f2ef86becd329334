import { ActionIcon } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';
import { Tip } from '#platform/web/ui/tip.tsx';

type AnchorProps = Omit<ComponentPropsWithRef<'a'>, 'color' | 'aria-label'> & { label: string };

function IconAnchor({ label, ...props }: AnchorProps) {
  return (
    <Tip label={label}>
      <ActionIcon
        component="a"
        variant="subtle"
        color="accent"
        size={26}
        my={-4}
        aria-label={label}
        {...props}
      />
    </Tip>
  );
}

/** An icon that leads to a screen of ours. */
export const IconLink = createLink(IconAnchor);
