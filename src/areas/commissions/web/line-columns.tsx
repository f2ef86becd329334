import { Checkbox, Text } from '@mantine/core';
import { STATE_WORDS } from '#areas/policies/rules.ts';
import type { Cents } from '#platform/shared/money.ts';
import type { Column } from '#platform/web/table/column.ts';
import { Explained } from '#platform/web/ui/explained.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { say } from '#platform/web/wording.ts';
import { HOW_LINES } from '../how.ts';
import type { CommissionLine, LineStats } from '../line-contract.ts';
import { isSelectable, STATUS_WORDS } from '../statuses.ts';
import { AdjustedCell } from './adjusted-cell.tsx';
import type { Adjustments } from './adjustments.ts';
import { CarrierWords } from './carrier-words.tsx';
import { dayOrNone } from './commission-words.ts';
import { Amount, DiffCell, LiveTotal } from './diff-cell.tsx';
import { LineMore } from './line-more.tsx';
import classes from './lines.module.css';
import { SourceMark } from './source-mark.tsx';
import { texts } from './texts.ts';
import type { LineSelection } from './use-line-selection.ts';

/** On one line, cut where it is too long, and whole on hover. */
const Name = ({ children }: { children: string }) => (
  <span className={classes.name} title={children}>
    {children}
  </span>
);

/** Dates, names and numbers; each key that sorts is one of the server's. */
const FACTS: Column<CommissionLine>[] = [
  {
    key: 'company',
    label: texts.lineColumns.company,
    cell: ({ source, company }) => (
      <SourceMark source={source}>
        <Name>{company.name}</Name>
      </SourceMark>
    ),
    sortBy: ({ company }) => company.name,
  },
  {
    key: 'customer',
    stays: true,
    get label() {
      return say(texts.lineColumns.customer);
    },
    cell: ({ customer, carrierCustomer }) =>
      customer ? (
        <CarrierWords ours={customer.name} carrier={carrierCustomer}>
          <TextLink to="/customer/$id" params={{ id: customer.id }} fz="inherit">
            <Name>{customer.name}</Name>
          </TextLink>
        </CarrierWords>
      ) : (
        <Text span fz="inherit" c="dimmed">
          <Name>{carrierCustomer || texts.lineColumns.deletedCustomer}</Name>
        </Text>
      ),
    sortBy: ({ customer }) => customer?.name ?? null,
  },
  {
    key: 'policy',
    label: texts.lineColumns.policy,
    kind: 'whole',
    cell: ({ policy, carrierPolicy }) => (
      <CarrierWords ours={policy.policy} carrier={carrierPolicy}>
        {policy.policy}
      </CarrierWords>
    ),
    sortBy: ({ policy }) => policy.policy,
  },
  {
    key: 'status',
    label: texts.lineColumns.status,
    kind: 'whole',
    cell: ({ policy }) => (policy.state ? STATE_WORDS[policy.state] : texts.lineColumns.notMatched),
    sortBy: ({ policy }) => policy.state,
  },
  {
    key: 'product',
    label: texts.lineColumns.type,
    cell: ({ product, carrierProduct }) =>
      product ? (
        <CarrierWords ours={product.name} carrier={carrierProduct}>
          <Name>{product.name}</Name>
        </CarrierWords>
      ) : (
        <Text span fz="inherit" c="dimmed">
          <Name>{carrierProduct}</Name>
        </Text>
      ),
    sortBy: ({ product }) => product?.name ?? null,
  },
  {
    key: 'effdate',
    label: texts.lineColumns.effective,
    kind: 'whole',
    cell: ({ policy }) => dayOrNone(policy.effdate),
    sortBy: ({ policy }) => policy.effdate,
  },
  {
    key: 'expdate',
    label: texts.lineColumns.expiration,
    kind: 'whole',
    cell: ({ policy }) => dayOrNone(policy.expdate),
    sortBy: ({ policy }) => policy.expdate,
  },
];

const amount = (
  key: 'commissionable' | 'commission',
  label: string,
  total: Cents,
): Column<CommissionLine> => ({
  key,
  label,
  align: 'right',
  cell: (line) => <Amount cents={line[key]} />,
  sortBy: (line) => line[key],
  foot: <Amount cents={total} />,
});

interface LineColumns {
  lines: readonly CommissionLine[];
  stats: LineStats;
  selection: LineSelection;
  adjustments: Adjustments;
  isEditable: boolean;
  /** Lines of all states: each says its own, and none is selected. */
  isMixed: boolean;
}

const STATE: Column<CommissionLine> = {
  key: 'state',
  label: texts.lineColumns.state,
  kind: 'whole',
  cell: ({ status }) => STATUS_WORDS[status],
  foot: texts.lineColumns.total,
  how: HOW_LINES,
};

/** Why it was added or adjusted, what it corrects, and who is paid. */
const MORE: Column<CommissionLine> = {
  key: 'more',
  label: texts.lineColumns.more,
  kind: 'whole',
  cell: (line) => <LineMore line={line} />,
};

export function lineColumns({ lines, stats, selection, adjustments, isEditable, isMixed }: LineColumns) {
  const select: Column<CommissionLine> = {
    key: 'select',
    label: texts.lineColumns.select,
    cell: ({ id, status }) => (
      <Explained why={isSelectable(status) ? undefined : texts.lineColumns.whyNotSelected}>
        <Checkbox
          size="xs"
          py={2}
          aria-label={texts.lineColumns.selectLine(id)}
          disabled={!isSelectable(status)}
          checked={selection.has(id)}
          onChange={() => selection.toggle(id)}
        />
      </Explained>
    ),
    foot: texts.lineColumns.total,
    how: HOW_LINES,
  };
  const columns: Column<CommissionLine>[] = [
    isMixed ? STATE : select,
    ...FACTS,
    amount('commissionable', texts.lineColumns.premium, stats.total_commissionable),
    amount('commission', texts.lineColumns.commission, stats.total_commission),
    {
      key: 'adjusted',
      label: texts.lineColumns.adjusted,
      align: 'right',
      cell: (line) =>
        isEditable && !line.corrects ? (
          <AdjustedCell line={line} lines={lines} adjustments={adjustments} />
        ) : (
          <Amount cents={line.adjusted} />
        ),
      sortBy: ({ adjusted }) => adjusted,
      foot: <LiveTotal stored={stats.total_adjusted} adjustments={adjustments} />,
    },
    {
      key: 'diff',
      label: texts.lineColumns.diff,
      align: 'right',
      cell: (line) => <DiffCell line={line} adjustments={adjustments} />,
      sortBy: ({ adjusted, commission }) => adjusted - commission,
      foot: <LiveTotal stored={stats.total_adjusted - stats.total_commission} adjustments={adjustments} />,
    },
    MORE,
  ];
  return columns;
}
