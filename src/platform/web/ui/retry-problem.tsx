import { Button, Stack } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { texts } from '../texts.ts';
import { ProblemAlert } from './problem-alert.tsx';

interface RetryProblemProps {
  query: Pick<UseQueryResult, 'data' | 'error' | 'isFetching' | 'refetch'>;
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
