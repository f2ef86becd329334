import { Button, Group } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { showCount } from '#platform/shared/show-count.ts';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import { WORKBOOK_MOST } from '../contract.ts';
import { exportAddress, type LogSearch } from './log-search.ts';
import { texts } from './texts.ts';

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
        {texts.exports.csv}
      </Button>
      {isTooLong ? (
        <ExplainedButton
          variant="default"
          leftSection={icon}
          why={texts.exports.tooManyForWorkbook(showCount(WORKBOOK_MOST), showCount(total))}
        >
          {texts.exports.xlsx}
        </ExplainedButton>
      ) : (
        <Button
          component="a"
          href={exportAddress(search, 'xlsx')}
          download
          variant="default"
          leftSection={icon}
        >
          {texts.exports.xlsx}
        </Button>
      )}
    </Group>
  );
}
