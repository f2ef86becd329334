import { showDay } from '#platform/shared/dates.ts';
import { showPercent } from '#platform/shared/money.ts';
import type { Column } from '#platform/web/table/column.ts';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { say } from '#platform/web/wording.ts';
import type { ShareLine } from '../contract.ts';
import { HOW_SHARES } from '../how.ts';
import { BUSINESS_WORDS } from '../rules.ts';
import { Amount } from './amount.tsx';
import { texts } from './texts.ts';

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
      label: texts.labels.date,
      kind: 'day',
      cell: ({ transactionDate }) => showDay(transactionDate),
      foot: texts.labels.total,
      how: HOW_SHARES,
    },
    {
      key: 'company',
      label: texts.labels.company,
      cell: ({ company, reason }) => [company, reason].filter(Boolean).join(': '),
    },
    {
      key: 'customer',
      stays: true,
      get label() {
        return say(texts.labels.customer);
      },
      cell: ({ customer }) => customer,
    },
    { key: 'policy', label: texts.labels.policy, kind: 'whole', cell: ({ policy }) => policy },
    { key: 'product', label: texts.labels.type, cell: ({ product }) => product },
    {
      key: 'effdate',
      label: texts.labels.effective,
      kind: 'day',
      cell: ({ effdate }) => effdate && showDay(effdate),
    },
    {
      key: 'business',
      label: texts.labels.business,
      kind: 'whole',
      cell: ({ business }) => business && BUSINESS_WORDS[business],
    },
    {
      key: 'premium',
      label: texts.labels.premium,
      align: 'right',
      cell: ({ premium }) => <Amount cents={premium} />,
    },
    {
      key: 'rate',
      label: texts.labels.rate,
      align: 'right',
      cell: ({ rate }) => (rate === null ? '—' : showPercent(rate)),
    },
    {
      key: 'file',
      label: texts.labels.file,
      cell: ({ file }) => (
        <TextLink to="/commissions/reconcile/$id" params={{ id: file }} search={{ status: 3 }} fz="inherit">
          {file}
        </TextLink>
      ),
    },
    {
      key: 'adjusted',
      label: texts.labels.adjusted,
      align: 'right',
      cell: ({ adjusted }) => <Amount cents={adjusted} />,
      foot: foot(total?.adjusted),
    },
    {
      key: 'split',
      label: texts.labels.split,
      align: 'right',
      cell: ({ split }) => showPercent(split),
    },
    {
      key: 'share',
      label: texts.labels.share,
      align: 'right',
      cell: ({ share }) => <Amount cents={share} />,
      foot: foot(total?.share),
    },
  ];
}
