import { Paper, Title, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { texts } from '../texts.ts';
import { CountBadge } from './count-badge.tsx';
import classes from './folding-card.module.css';

interface FoldingCardProps {
  /** What an address names after # to lead here. */
  hash?: string;
  title: string;
  /** How many there are; nothing until it is known. */
  count?: number | undefined;
  /** Beside the count, in gray. */
  note?: string;
  action?: ReactNode;
  children: ReactNode;
}

/** A section of the page: open at a desk, folded on a phone until somebody wants it. */
export function FoldingCard({ hash, title, count, note, action, children }: FoldingCardProps) {
  const isNamed = useLocation({ select: (location) => hash !== undefined && location.hash === hash });
  const [chosen, setOpen] = useState<boolean>();
  const isOpen = chosen ?? isNamed;
  const card = useRef<HTMLElement>(null);
  const titleId = useId();
  const contentId = useId();
  useEffect(() => {
    if (isNamed) card.current?.focus();
  }, [isNamed]);
  return (
    <Paper
      ref={card}
      tabIndex={hash ? -1 : undefined}
      component="section"
      aria-labelledby={titleId}
      withBorder
      className={classes.card}
    >
      <div className={classes.head}>
        <Title order={2} id={titleId} className={classes.title}>
          {title}
        </Title>
        {count !== undefined && <CountBadge>{count}</CountBadge>}
        {note && <span className={classes.note}>{note}</span>}
        {action && <div className={classes.action}>{action}</div>}
        <UnstyledButton
          className={classes.fold}
          aria-label={isOpen ? texts.folding.fold(title) : texts.folding.unfold(title)}
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={() => setOpen(!isOpen)}
        >
          <IconChevronDown size={18} aria-hidden data-open={isOpen || undefined} />
        </UnstyledButton>
      </div>
      <div id={contentId} className={classes.content} data-open={isOpen || undefined}>
        {children}
      </div>
    </Paper>
  );
}
