import { Paper, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './page-card.module.css';

/** A card whose table reaches from edge to edge. */
export function TableCard({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Paper component="section" aria-labelledby={titleId} withBorder style={{ overflow: 'hidden' }}>
      <Title order={2} id={titleId} className={classes.title}>
        {title}
      </Title>
      {children}
    </Paper>
  );
}
