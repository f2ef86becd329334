import { showDay } from '#platform/shared/dates.ts';
import { showPercent } from '#platform/shared/money.ts';
import type { Column } from '#platform/web/table/column.ts';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { say } from '#platform/web/wording.ts';
import type { ShareLine } from '../contract.ts';
import { BUSINESS_WORDS } from '../rules.ts';
import { Amount } from './amount.tsx';

interface Totals {
  adjusted: number;
  share: number;
}

/** The lines of a statement; the totals are over all of them. */
export function shareColumns(total: Totals | undefined): Column<ShareLine>[] {
  const foot = (cents: number | undefined) => cents !== undefined && <Amount cents={cents} />;
  return [
    {
      key: 'date',
      label: 'Date',
      kind: 'day',
      cell: ({ transactionDate }) => showDay(transactionDate),
      foot: 'Total',
    },
    {
      key: 'company',
      label: 'Company',
      cell: ({ company, reason }) => [company, reason].filter(Boolean).join(': '),
    },
    {
      key: 'customer',
      get label() {
        return say('Customer');
      },
      cell: ({ customer }) => customer,
    },
    { key: 'policy', label: 'Policy #', kind: 'whole', cell: ({ policy }) => policy },
    { key: 'product', label: 'Type', cell: ({ product }) => product },
    {
      key: 'effdate',
      label: 'Effective',
      kind: 'day',
      cell: ({ effdate }) => effdate && showDay(effdate),
    },
    {
      key: 'business',
      label: 'Business',
      kind: 'whole',
      cell: ({ business }) => business && BUSINESS_WORDS[business],
    },
    { key: 'premium', label: 'Premium', align: 'right', cell: ({ premium }) => <Amount cents={premium} /> },
    {
      key: 'rate',
      label: 'Rate',
      align: 'right',
      cell: ({ rate }) => (rate === null ? '—' : showPercent(rate)),
    },
    {
      key: 'file',
      label: 'File',
      cell: ({ file }) => (
        <TextLink to="/commissions/reconcile/$id" params={{ id: file }} search={{ status: 3 }} fz="inherit">
          {file}
        </TextLink>
      ),
    },
    {
      key: 'adjusted',
      label: 'Adjusted',
      align: 'right',
      cell: ({ adjusted }) => <Amount cents={adjusted} />,
      foot: foot(total?.adjusted),
    },
    { key: 'split', label: 'Split', align: 'right', cell: ({ split }) => showPercent(split) },
    {
      key: 'share',
      label: 'Share',
      align: 'right',
      cell: ({ share }) => <Amount cents={share} />,
      foot: foot(total?.share),
    },
  ];
}
