import { Alert } from '@mantine/core';
import type { ImportView } from '../contract.ts';
import { totalWords } from '../totals.ts';
import { texts } from './texts.ts';

/** What the carrier says the rows come to, against what they do come to. */
export function TotalsCheck({ view }: { view: ImportView }) {
  const { totals, unreadSheets } = view;
  if (totals.length === 0 && unreadSheets.length === 0) return null;
  const isFine = totals.every(({ agrees }) => agrees) && unreadSheets.length === 0;
  return (
    <Alert
      color={isFine ? 'teal' : 'orange'}
      variant="light"
      mb="sm"
      c="var(--cd-text)"
      role={isFine ? 'status' : 'alert'}
      aria-label={texts.dryRun.carriersTotals}
    >
      {totals.map((total) => (
        <div key={`${total.sheet} ${total.row}`}>
          {total.agrees ? `${totalWords(total)}.` : texts.dryRun.totalsDiffer(totalWords(total))}
        </div>
      ))}
      {unreadSheets.map((name) => (
        <div key={name}>{texts.dryRun.unreadSheet(name)}</div>
      ))}
    </Alert>
  );
}
