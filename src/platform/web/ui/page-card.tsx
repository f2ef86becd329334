import { Paper, type PaperProps, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { HowButton } from './how-button.tsx';
import classes from './page-card.module.css';

interface PageCardProps extends PaperProps {
  title: string;
  /** What it comes to, in gray beside the title. */
  note?: ReactNode;
  /** Beside the title: the way to all of what the card shows some of. */
  action?: ReactNode;
  /** How its figures are counted, for whoever doubts them. */
  how?: string | undefined;
  children: ReactNode;
}

export function PageCard({ title, note, action, how, children, ...paper }: PageCardProps) {
  const titleId = useId();
  return (
    <Paper component="section" aria-labelledby={titleId} withBorder data-figure={how && title} {...paper}>
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
      </div>
      <div className={classes.content}>{children}</div>
    </Paper>
  );
}
