import { Skeleton, type SkeletonProps } from '@mantine/core';
import { texts } from '../texts.ts';

/** Keeps the place of what is on its way, and says so to screen readers. */
export function Waiting(props: SkeletonProps) {
  return <Skeleton role="status" aria-label={texts.waiting.loading} aria-busy {...props} />;
}
