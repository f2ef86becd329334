import { Group, Loader } from '@mantine/core';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';

interface WaitDialogProps {
  title: string;
  problem: string | undefined;
  onClose: () => void;
}

/** Stands where the task will be, or says why it does not come. */
export function WaitDialog({ title, problem, onClose }: WaitDialogProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      {problem ? (
        <ProblemAlert>{problem}</ProblemAlert>
      ) : (
        <Group justify="center">
          <Loader size="sm" aria-label="Loading" />
        </Group>
      )}
    </Dialog>
  );
}
