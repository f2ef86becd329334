import { Group, Loader } from '@mantine/core';
import { texts } from '../texts.ts';
import { Dialog } from './dialog.tsx';
import { ProblemAlert } from './problem-alert.tsx';

interface WaitDialogProps {
  title: string;
  problem: string | undefined;
  onClose: () => void;
}

/** Shown where the dialog of a record will be, or says why the record does not come. */
export function WaitDialog({ title, problem, onClose }: WaitDialogProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      {problem ? (
        <ProblemAlert>{problem}</ProblemAlert>
      ) : (
        <Group justify="center">
          <Loader size="sm" aria-label={texts.waiting.loading} />
        </Group>
      )}
    </Dialog>
  );
}
