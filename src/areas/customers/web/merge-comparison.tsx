import { Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { MergeForm } from './merge-form.tsx';
import { compareQuery } from './merge-queries.ts';

export function MergeComparison({ id, other }: { id: number; other: number }) {
  const { data, error } = useQuery(compareQuery(id, other));
  if (error) return <ProblemAlert>{error.message}</ProblemAlert>;
  if (!data) return <Loader />;
  return <MergeForm key={`${data.kept.version} ${data.merged.version}`} compared={data} />;
}
