import { Paper, Progress, Text } from '@mantine/core';
import type { ImportView } from '../contract.ts';

/** How far the reading is. It goes on whether or not somebody looks. */
export function ReadingProgress({ view: { rowsDone, rowCount } }: { view: ImportView }) {
  const share = rowCount > 0 ? Math.floor((rowsDone / rowCount) * 100) : 0;
  const isMatching = rowsDone >= rowCount;
  return (
    <Paper component="section" aria-label="Reading the statement" withBorder p="md">
      <Text fw={550} mb={8} role="status">
        {isMatching
          ? 'Matching the rows with policies'
          : `${rowsDone.toLocaleString('en-US')} of ${rowCount.toLocaleString('en-US')} rows read`}
      </Text>
      <Progress.Root size="lg">
        <Progress.Section value={share} animated={isMatching} aria-label="Rows read" />
      </Progress.Root>
      <Text c="dimmed" fz="sm" mt={8}>
        You can leave this page: the reading goes on, and the dry run waits for you here.
      </Text>
    </Paper>
  );
}
