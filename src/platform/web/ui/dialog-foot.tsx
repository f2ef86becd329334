import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './dialog-foot.module.css';

/** The buttons below a form. In a dialog that is higher than the screen they stay in sight. */
export function DialogFoot({ children }: { children: ReactNode }) {
  return (
    <Group justify="flex-end" gap="xs" className={classes.foot}>
      {children}
    </Group>
  );
}
