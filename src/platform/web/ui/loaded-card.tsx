import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { PageCard } from './page-card.tsx';
import type { RetriedQuery } from './retried-query.ts';
import { RetryProblem } from './retry-problem.tsx';
import { useInSteps } from './use-in-steps.ts';
import { Waiting } from './waiting.tsx';

interface LoadedCardProps<Data> {
  title: string;
  action?: ReactNode;
  /** How its figures are counted, for whoever doubts them. */
  how?: string;
  /** What counts and what does not, in one gray line below. */
  note?: string | undefined;
  query: RetriedQuery & { data: Data | undefined };
  /** Said in place of a picture that would show nothing. */
  empty?: { is: (data: Data) => boolean; says: string };
  children: (data: Data) => ReactNode;
}

/** A card that asks for what it shows: it keeps its place meanwhile, and a failure can be tried again. */
export function LoadedCard<Data>({
  title,
  action,
  how,
  note,
  query,
  empty,
  children,
}: LoadedCardProps<Data>) {
  const data = useInSteps(query.data);
  const isEmpty = data !== undefined && empty?.is(data);
  return (
    <PageCard title={title} action={action} how={how}>
      {isEmpty && <Text c="dimmed">{empty?.says}</Text>}
      {data !== undefined && !isEmpty && children(data)}
      {data === undefined && !query.error && <Waiting height={200} />}
      <RetryProblem query={query} />
      {note && (
        <Text fz="xs" c="dimmed" mt="xs">
          {note}
        </Text>
      )}
    </PageCard>
  );
}
