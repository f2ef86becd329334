import { Button, Group } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import { WORKBOOK_MOST } from '../contract.ts';
import { exportAddress, type LogSearch } from './log-search.ts';

interface ExportButtonsProps {
  search: LogSearch;
  /** How many changes the filter finds; absent until it is known. */
  total: number | undefined;
}

/** The filtered list as a file. */
export function ExportButtons({ search, total = 0 }: ExportButtonsProps) {
  const icon = <IconDownload size={15} aria-hidden />;
  const isTooLong = total > WORKBOOK_MOST;
  return (
    <Group gap="xs">
      <Button component="a" href={exportAddress(search, 'csv')} download variant="default" leftSection={icon}>
        CSV
      </Button>
      {isTooLong ? (
        <ExplainedButton
          variant="default"
          leftSection={icon}
          why={`A workbook holds up to ${WORKBOOK_MOST.toLocaleString('en-US')} changes, and there are ${total.toLocaleString('en-US')}. Narrow the filter, or use CSV, which holds them all.`}
        >
          XLSX
        </ExplainedButton>
      ) : (
        <Button
          component="a"
          href={exportAddress(search, 'xlsx')}
          download
          variant="default"
          leftSection={icon}
        >
          XLSX
        </Button>
      )}
    </Group>
  );
}
