import { Group, Loader } from '@mantine/core';
import { texts } from '../texts.ts';
import { Dialog } from './dialog.tsx';
import { ProblemAlert } from './problem-alert.tsx';
import type { RetriedQuery } from './retried-query.ts';
import { RetryProblem } from './retry-problem.tsx';

interface WaitDialogProps {
  title: string;
  /** What no other try changes. */
  problem?: string | undefined;
  query?: RetriedQuery;
  onClose: () => void;
}

/** Shown where the dialog of a record will be, or says why the record does not come. */
export function WaitDialog({ title, problem, query, onClose }: WaitDialogProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <ProblemAlert>{problem}</ProblemAlert>
      {!problem && query && <RetryProblem query={query} />}
      {!problem && !query?.errorUpdateCount && (
        <Group justify="center">
          <Loader size="sm" aria-label={texts.waiting.loading} />
        </Group>
      )}
    </Dialog>
  );
}
