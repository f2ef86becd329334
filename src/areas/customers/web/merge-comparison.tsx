import { Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { RetryProblem } from '#platform/web/ui/retry-problem.tsx';
import { MergeForm } from './merge-form.tsx';
import { compareQuery } from './merge-queries.ts';

export function MergeComparison({ id, other }: { id: number; other: number }) {
  const comparison = useQuery(compareQuery(id, other));
  const { data, errorUpdateCount } = comparison;
  if (!data) return errorUpdateCount > 0 ? <RetryProblem query={comparison} /> : <Loader />;
  return <MergeForm key={`${data.kept.version} ${data.merged.version}`} compared={data} />;
}
