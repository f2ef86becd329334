import { Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useIdempotencyKey } from '#platform/web/forms/use-idempotency-key.ts';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { RetryProblem } from '#platform/web/ui/retry-problem.tsx';
import { toastUndo } from '#platform/web/ui/toasts.ts';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import { canMerge } from '../rules.ts';
import { fetchQuery, useMergeFiles, useUndoMerge } from './commission-queries.ts';
import { MergeList } from './merge-list.tsx';
import { texts } from './texts.ts';

const route = getRouteApi('/signed-in/commissions/merge');

export function MergePage() {
  const { fromIds, toIds } = route.useSearch();
  const navigate = useNavigate();
  const key = useIdempotencyKey();
  const merge = useMergeFiles();
  const undo = useUndoMerge();
  const [problem, setProblem] = useState<string>();
  const isPossible = canMerge(fromIds, toIds);
  const query = useQuery({ ...fetchQuery([...toIds, ...fromIds]), enabled: isPossible });
  const { data, error } = query;

  async function save(): Promise<void> {
    setProblem(undefined);
    try {
      const { id, moved } = await merge.mutateAsync({ ids: [...toIds, ...fromIds], key: key.current() });
      await navigate({ to: '/commissions/reconcile', search: { status: 0 } });
      toastUndo(texts.merge.done(moved, id), () => undo.mutateAsync(id));
    } catch (refusal) {
      key.failed(refusal);
      setProblem((refusal as Error).message);
    }
  }

  const filesOf = (ids: readonly number[]) => (data?.data ?? []).filter(({ id }) => ids.includes(id));
  const wrong = isPossible ? undefined : texts.merge.wrongChoice;
  return (
    <>
      <RecordHead
        title={texts.merge.title}
        up={
          <WayUp to="/commissions/reconcile" search={{ status: 0 }}>
            {texts.files.list}
          </WayUp>
        }
        facts={[]}
      />
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
          <MergeList title={texts.merge.from} tone="from" files={filesOf(fromIds)} />
          <MergeList title={texts.merge.to} tone="to" files={filesOf(toIds)} />
        </SimpleGrid>
        <ProblemAlert>{problem ?? wrong}</ProblemAlert>
        <RetryProblem query={query} />
        <Group gap="sm">
          <Text fw={650}>{texts.merge.ask}</Text>
          <LinkButton to="/commissions/reconcile" search={{ status: 0 }} variant="default">
            {texts.merge.cancel}
          </LinkButton>
          <ExplainedButton
            loading={merge.isPending}
            why={data ? undefined : (wrong ?? error?.message ?? texts.merge.stillLoading)}
            onClick={() => void save()}
          >
            {texts.merge.save}
          </ExplainedButton>
        </Group>
      </Stack>
    </>
  );
}
