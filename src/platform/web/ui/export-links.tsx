import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { type ExportFormat, WORKBOOK_MOST } from '#platform/shared/export-format.ts';
import { showCount } from '#platform/shared/show-count.ts';
import { texts } from '../texts.ts';
import { ExplainedButton } from './explained-button.tsx';

interface ExportLinksProps {
  addressOf: (format: ExportFormat) => string;
  /** How many rows there are; absent until it is known. */
  rows: number | undefined;
  size?: 'xs' | 'sm';
}

/** What a list shows as a file: as CSV, and as a workbook as far as one holds it. */
export function ExportLinks({ addressOf, rows = 0, size = 'sm' }: ExportLinksProps) {
  const shared = { size, variant: 'default', leftSection: <IconDownload size={15} aria-hidden /> } as const;
  return (
    <>
      <Button component="a" href={addressOf('csv')} download {...shared}>
        {texts.exports.csv}
      </Button>
      {rows > WORKBOOK_MOST ? (
        <ExplainedButton
          {...shared}
          why={texts.exports.tooManyRows(showCount(WORKBOOK_MOST), showCount(rows))}
        >
          {texts.exports.xlsx}
        </ExplainedButton>
      ) : (
        <Button component="a" href={addressOf('xlsx')} download {...shared}>
          {texts.exports.xlsx}
        </Button>
      )}
    </>
  );
}
