import { Paper, Progress, Text } from '@mantine/core';
import { showCount } from '#platform/shared/show-count.ts';

export interface WorkProgressProps {
  /** What is done, for screen readers. */
  label: string;
  done: number;
  of: number;
  /** "1,000 of 2,000 rows read". */
  says: (done: string, of: string) => string;
  /** What is left to do when all of them are done. */
  last: string;
  hint: string;
}

/** The progress of long work. It continues whether or not somebody is watching. */
export function WorkProgress({ label, done, of, says, last, hint }: WorkProgressProps) {
  const isLast = done >= of;
  return (
    <Paper component="section" aria-label={label} withBorder p="md">
      <Text fw={550} mb={8} role="status">
        {isLast ? last : says(showCount(done), showCount(of))}
      </Text>
      <Progress.Root size="lg">
        <Progress.Section
          value={of > 0 ? Math.floor((done / of) * 100) : 0}
          animated={isLast}
          aria-label={label}
        />
      </Progress.Root>
      <Text c="dimmed" fz="sm" mt={8}>
        {hint}
      </Text>
    </Paper>
  );
}
