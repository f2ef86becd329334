import { counted } from '#platform/shared/noun.ts';
import { screenTexts } from '#platform/web/screen-texts.ts';

/** What Home and many screens say: a file of its own, so that Home does not load the rest. */
export const commonTexts = screenTexts({
  all: 'All receipts',
  totalsByMethod: 'Totals by method',
  receipts: (count: number) => counted(count, 'receipt'),
  total: 'Total',
  voidNotCounted: 'Void, not counted',
  today: 'Receipts today',
  countAt: (count: number, office: string | undefined) =>
    `${counted(count, 'receipt')}, ${office ?? 'all offices'}`,
  allOffices: 'All offices',
  byDay: 'Receipts by day',
  noneInThirtyDays: 'No receipts in the last thirty days.',
  thirtyDays: (office: string) => `${office}, the last thirty days. A voided receipt does not count.`,
  thirtyDaysChart: (office: string) => `Receipts of the last thirty days, ${office}`,
  noHomeOffice: 'You have no home office, so there is no day to show here.',
  todaysReceipts: 'Today’s receipts',
});
