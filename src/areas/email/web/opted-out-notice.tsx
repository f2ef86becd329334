import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { say } from '#platform/web/wording.ts';
import { receiverQuery } from './email-queries.ts';
import type { Receiver } from './receiver.ts';
import { texts } from './texts.ts';

/** Says before anything is written that this person takes no mail. */
export function OptedOutNotice({ receiver }: { receiver: Receiver }) {
  const { customerId } = receiver;
  const { data } = useQuery({
    ...receiverQuery(receiver),
    enabled: customerId !== undefined,
    // The popup around it has just asked.
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!data?.emailOptOut) return null;
  return (
    <Alert color="red" role="alert">
      {say(texts.compose.optedOut)}
    </Alert>
  );
}
