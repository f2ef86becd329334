import { showDay } from '#platform/shared/dates.ts';
import { showMoney } from '#platform/shared/money.ts';
import type { Column } from '#platform/web/table/column.ts';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import type { QuoteRow } from '../list-contract.ts';
import type { QuoteSort } from '../statuses.ts';
import { QuoteStateBadge } from './quote-state-badge.tsx';
import { texts } from './texts.ts';

const SORTED: (Column<QuoteRow> & { key: QuoteSort })[] = [
  {
    key: 'number',
    label: texts.labels.quote,
    kind: 'whole',
    // The row itself is the tab stop.
    cell: ({ id, number }) => (
      <TextLink to="/quote/$id" params={{ id }} tabIndex={-1} fz="inherit">
        {number}
      </TextLink>
    ),
    sortBy: ({ id }) => id,
    width: 120,
  },
  {
    key: 'name',
    label: texts.labels.receiver,
    cell: ({ name }) => name,
    sortBy: ({ name }) => name,
  },
  {
    key: 'state',
    label: texts.labels.status,
    kind: 'whole',
    cell: QuoteStateBadge,
    sortBy: ({ state }) => state,
    width: 120,
  },
  {
    key: 'effdate',
    label: texts.list.effective,
    kind: 'day',
    cell: ({ effdate }) => showDay(effdate),
    sortBy: ({ effdate }) => effdate,
    width: 110,
  },
  {
    key: 'quotedOn',
    label: texts.list.quoted,
    kind: 'day',
    cell: ({ quotedOn }) => showDay(quotedOn),
    sortBy: ({ quotedOn }) => quotedOn,
    width: 110,
  },
  {
    key: 'least',
    label: texts.offers.lowestTotal,
    align: 'right',
    cell: ({ least }) => showMoney(least),
    sortBy: ({ least }) => least,
    width: 130,
  },
  {
    key: 'person',
    label: texts.labels.madeBy,
    cell: ({ person }) => person,
    sortBy: ({ person }) => person,
  },
];

const LINES: Column<QuoteRow> = {
  key: 'lines',
  label: texts.labels.lines,
  cell: ({ lines }) => lines.join(', '),
};

const CARRIERS: Column<QuoteRow> = {
  key: 'offers',
  label: texts.labels.offers,
  align: 'right',
  cell: ({ offers }) => offers,
  width: 80,
};

export const QUOTE_COLUMNS: Column<QuoteRow>[] = [...SORTED.slice(0, 3), LINES, CARRIERS, ...SORTED.slice(3)];
