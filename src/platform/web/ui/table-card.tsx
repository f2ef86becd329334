import { Paper, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { HowButton } from './how-button.tsx';
import classes from './page-card.module.css';

interface TableCardProps {
  title: string;
  /** How many there are, or what they come to, in gray beside the title. */
  note?: string | undefined;
  action?: ReactNode;
  /** How its figures are counted, for whoever doubts them. */
  how?: string | undefined;
  /** What the table is worked with: in line with the title while there is room, else below it. */
  tools?: ReactNode;
  children: ReactNode;
}

/** A card whose table reaches from edge to edge. */
export function TableCard({ title, note, action, how, tools, children }: TableCardProps) {
  const titleId = useId();
  return (
    <Paper
      component="section"
      aria-labelledby={titleId}
      withBorder
      data-figure={how && title}
      style={{ overflow: 'clip', minWidth: 0 }}
    >
      <div className={classes.head}>
        <Title order={2} id={titleId} className={classes.title}>
          {title}
        </Title>
        {note && <span className={classes.note}>{note}</span>}
        {how && (
          <HowButton label={title} className={classes.how}>
            {how}
          </HowButton>
        )}
        {action && <div className={classes.action}>{action}</div>}
        {tools && <div className={classes.tools}>{tools}</div>}
      </div>
      {children}
    </Paper>
  );
}
