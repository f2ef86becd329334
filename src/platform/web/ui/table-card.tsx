import { Paper, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './page-card.module.css';

interface TableCardProps {
  title: string;
  /** How many there are, or what they come to, in gray beside the title. */
  note?: string | undefined;
  action?: ReactNode;
  /** What the table is worked with: in line with the title while there is room, else below it. */
  tools?: ReactNode;
  children: ReactNode;
}

/** A card whose table reaches from edge to edge. */
export function TableCard({ title, note, action, tools, children }: TableCardProps) {
  const titleId = useId();
  return (
    <Paper component="section" aria-labelledby={titleId} withBorder style={{ overflow: 'hidden' }}>
      <div className={classes.head}>
        <Title order={2} id={titleId} className={classes.title}>
          {title}
        </Title>
        {note && <span className={classes.note}>{note}</span>}
        {action && <div className={classes.action}>{action}</div>}
        {tools && <div className={classes.tools}>{tools}</div>}
      </div>
      {children}
    </Paper>
  );
}
