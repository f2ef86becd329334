import { Button, Stack } from '@mantine/core';
import { texts } from '../texts.ts';
import { ProblemAlert } from './problem-alert.tsx';

interface RetryProblemProps {
  query: { data: unknown; error: Error | null; isFetching: boolean; refetch: () => unknown };
}

/** Why something could not be looked up, with another try; nothing once there is an answer. */
export function RetryProblem({ query: { data, error, isFetching, refetch } }: RetryProblemProps) {
  if (data !== undefined || !error) return null;
  return (
    <Stack gap="xs" align="flex-start">
      <ProblemAlert>{error.message}</ProblemAlert>
      <Button variant="default" size="xs" loading={isFetching} onClick={() => void refetch()}>
        {texts.buttons.tryAgain}
      </Button>
    </Stack>
  );
}
