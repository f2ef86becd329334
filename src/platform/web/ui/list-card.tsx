import { Paper, type PaperProps } from '@mantine/core';
import type { ReactNode } from 'react';

interface ListCardProps extends PaperProps {
  /** What it lists, for screen readers. */
  label: string;
  children: ReactNode;
}

/** A card without a heading, for the list that a page is about; its table reaches from edge to edge. */
export function ListCard({ label, children, ...paper }: ListCardProps) {
  return (
    // Clipped, not hidden: what is hidden counts as scrolling, and heads inside of it would not stick to the screen.
    <Paper component="section" aria-label={label} withBorder style={{ overflow: 'clip' }} {...paper}>
      {children}
    </Paper>
  );
}
