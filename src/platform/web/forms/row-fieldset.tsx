import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { CSSProperties, ReactNode } from 'react';
import { texts } from '../texts.ts';
import classes from './rows-section.module.css';

interface RowFieldsetProps {
  /** Which row it is, such as "Vehicle 2". */
  name: string;
  /** The widths of its fields on a wide screen, as a grid has them; the button for removing it comes last. */
  columns: string;
  onRemove: () => void;
  children: ReactNode;
}

/** One row of fields, with the button that takes it away. */
export function RowFieldset({ name, columns, onRemove, children }: RowFieldsetProps) {
  return (
    <fieldset className={classes.row} style={{ '--columns': columns } as CSSProperties}>
      <VisuallyHidden component="legend">{name}</VisuallyHidden>
      {children}
      <ActionIcon
        variant="subtle"
        color="gray"
        size={32}
        className={classes.remove}
        aria-label={texts.forms.removeRow(name)}
        onClick={onRemove}
      >
        <IconTrash size={16} aria-hidden />
      </ActionIcon>
    </fieldset>
  );
}
