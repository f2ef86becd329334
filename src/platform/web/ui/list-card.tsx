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
    <Paper component="section" aria-label={label} withBorder style={{ overflow: 'hidden' }} {...paper}>
      {children}
    </Paper>
  );
}
