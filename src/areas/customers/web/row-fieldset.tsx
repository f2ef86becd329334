import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './rows-section.module.css';

interface RowFieldsetProps {
  /** Which row it is, such as "Vehicle 2". */
  name: string;
  kind: 'household' | 'vehicles';
  onRemove: () => void;
  children: ReactNode;
}

/** One row of fields, with the button that takes it away. */
export function RowFieldset({ name, kind, onRemove, children }: RowFieldsetProps) {
  return (
    <fieldset className={`${classes.row} ${classes[kind]}`}>
      <VisuallyHidden component="legend">{name}</VisuallyHidden>
      {children}
      <ActionIcon
        variant="subtle"
        color="gray"
        size={32}
        className={classes.remove}
        aria-label={`Remove ${name.toLowerCase()}`}
        onClick={onRemove}
      >
        <IconTrash size={16} aria-hidden />
      </ActionIcon>
    </fieldset>
  );
}
