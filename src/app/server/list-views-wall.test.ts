import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(SRC, file), 'utf8');

/** Files with a table of pages that is part of another screen: where its views are, or why there are none. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'areas/commissions/web/reconcile-page.tsx': 'areas/commissions/web/reconcile-head.tsx',
  'areas/training/web/video-list.tsx': 'areas/training/web/training-page.tsx',
  'areas/training/web/upkeep-table.tsx': 'areas/training/web/upkeep-page.tsx',
  'areas/tasks/web/task-table.tsx': 'areas/tasks/web/my-tasks-page.tsx',
  'areas/file-locker/web/locker-card.tsx': 'areas/file-locker/web/locker-page.tsx',
  'areas/account-billing/web/billing-card.tsx': 'The charges of one account.',
  'areas/account-history/web/history-card.tsx': 'The history of one account.',
  'areas/attachments/web/attachments-table.tsx': 'The attachments of one record.',
  'areas/bring-in/web/bring-in-rows.tsx': 'The rows of one file that is brought in.',
  'areas/commission-imports/web/dry-run.tsx': 'The lines of one import.',
  'areas/commission-statements/web/statement-page.tsx': 'The lines of one statement.',
  'areas/commission-statements/web/statement-preview.tsx': 'The lines of one statement before it is made.',
  'areas/customers/web/log-tab.tsx': 'The log of one customer.',
  'areas/file-locker/web/move-dialog.tsx': 'The folders that something can move into.',
  'areas/finance-contracts/web/finance-tab.tsx': 'The contracts of one customer.',
  'areas/leads/web/log-tab.tsx': 'The log of one lead.',
  'areas/policies/web/policies-tab.tsx': 'The policies of one customer.',
  'areas/policies/web/policy-log.tsx': 'The log of one policy.',
  'areas/rater/web/quote-log.tsx': 'The log of one quote.',
  'areas/receipts/web/receipts-tab.tsx': 'The receipts of one customer.',
  'areas/reports/web/report-page.tsx': 'A report has saved filters, which can be shared and mailed.',
  'areas/webhooks/web/deliveries-card.tsx': 'The messages to one webhook.',
};

const hasViews = (file: string) => /<(RecordHead|LeadsFrame)\s+hasViews|<ViewsButton/.test(read(file));
const lists = globSync('areas/*/web/**/*.tsx', { cwd: SRC })
  .filter((file) => /<(PagedTable|UnfoldingTable)\b/.test(read(file)))
  .sort();

test('every list can be kept as a view under a name', () => {
  expect(lists.length).toBeGreaterThan(40);
  const without = lists.filter((file) => {
    const place = ELSEWHERE[file];
    return place?.endsWith('.tsx') ? !hasViews(place) : !place && !hasViews(file);
  });
  expect(without).toEqual([]);
});

test('nothing is excused that is no list any more or has its views', () => {
  expect(Object.keys(ELSEWHERE).filter((file) => !lists.includes(file) || hasViews(file))).toEqual([]);
});
