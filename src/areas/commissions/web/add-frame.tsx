import { Box, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './lines.module.css';
import { texts } from './texts.ts';

export const CUSTOMER_WIDTH = { base: '100%', xs: 240 };

interface AddFrameProps {
  /** The field for the customer. While it loads, its place is empty. */
  field?: ReactNode;
  children?: ReactNode;
}

/** Where a commission is added, in the row of the tabs. */
export function AddFrame({ field = <Box w={CUSTOMER_WIDTH} h={30} />, children }: AddFrameProps) {
  return (
    <section aria-label={texts.adding.detail} className={classes.add}>
      <Group gap="sm" align="center" justify="flex-end">
        <Text fz="sm" c="dimmed">
          {texts.adding.detail}
        </Text>
        {field}
      </Group>
      {children}
    </section>
  );
}
