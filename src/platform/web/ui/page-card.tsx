import { Paper, type PaperProps, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './page-card.module.css';

interface PageCardProps extends PaperProps {
  title: string;
  children: ReactNode;
}

export function PageCard({ title, children, ...paper }: PageCardProps) {
  const titleId = useId();
  return (
    <Paper component="section" aria-labelledby={titleId} withBorder {...paper}>
      <Title order={2} id={titleId} className={classes.title}>
        {title}
      </Title>
      <div className={classes.content}>{children}</div>
    </Paper>
  );
}
