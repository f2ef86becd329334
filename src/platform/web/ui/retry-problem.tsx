import { Button, Stack } from '@mantine/core';
import { texts } from '../texts.ts';
import { ProblemAlert } from './problem-alert.tsx';
import { mayPass, type RetriedQuery, useShownError } from './retried-query.ts';

/** Why something could not be looked up, with another try where that can help; nothing once there is an answer. */
export function RetryProblem({ query }: { query: RetriedQuery }) {
  const error = useShownError(query);
  if (!error) return null;
  return (
    <Stack gap="xs" align="flex-start">
      <ProblemAlert>{error.message}</ProblemAlert>
      {mayPass(error) && (
        <Button variant="default" size="xs" aria-busy={query.isFetching} onClick={() => void query.refetch()}>
          {texts.buttons.tryAgain}
        </Button>
      )}
    </Stack>
  );
}
