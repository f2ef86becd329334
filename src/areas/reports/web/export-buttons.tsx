import { Button } from '@mantine/core';
import { FORMATS } from '../contract.ts';
import type { Report } from '../rules/report.ts';
import { fileAddress } from './search.ts';

interface ExportButtonsProps {
  report: Report;
  /** What the file is asked with. */
  query: Record<string, unknown>;
}

export function ExportButtons({ report, query }: ExportButtonsProps) {
  return FORMATS.map((format) => (
    <Button
      key={format}
      component="a"
      href={fileAddress(report, { ...query, format })}
      download
      variant="default"
    >
      {format.toUpperCase()}
    </Button>
  ));
}
