import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ExplainedButton } from '../ui/explained-button.tsx';
import { PageCard } from '../ui/page-card.tsx';
import classes from './rows-section.module.css';

interface RowsSectionProps {
  title: string;
  /** What the button says. */
  add: string;
  /** Why no more fit, when none do. */
  full: string | undefined;
  onAdd: () => void;
  children: ReactNode;
}

/** A card whose rows can be added and removed. */
export function RowsSection({ title, add, full, onAdd, children }: RowsSectionProps) {
  return (
    <PageCard title={title}>
      <div className={classes.rows}>{children}</div>
      <ExplainedButton
        variant="default"
        size="xs"
        leftSection={<IconPlus size={14} aria-hidden />}
        why={full}
        onClick={onAdd}
      >
        {add}
      </ExplainedButton>
    </PageCard>
  );
}
