import { IconAlertTriangle, IconListDetails, IconPaperclip, IconPencil } from '@tabler/icons-react';
import { showDay } from '#platform/shared/dates.ts';
import { showMoney, showPercent } from '#platform/shared/money.ts';
import type { Column } from '#platform/web/table/column.ts';
import { RowIcon } from '#platform/web/ui/row-icon.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import type { ContractRow } from '../contract.ts';
import { rowIcons, showsTerms } from '../rules/actions.ts';
import { factsOf, numberOf } from '../rules/contract-facts.ts';
import { companyFacts } from './company-facts.ts';
import classes from './contract-columns.module.css';
import { HideButton } from './hide-button.tsx';
import { quoteParam } from './quote-address.ts';
import { StatusBadge } from './status-badge.tsx';
import { texts } from './texts.ts';
import { VoidButton } from './void-button.tsx';

type ContractColumn = Column<ContractRow>;

interface Shown {
  /** Why this person may not void, whatever the contract. */
  whyMayNotVoid: string | undefined;
  onView: (contract: ContractRow) => void;
  onEdit: (contract: ContractRow) => void;
  onFiles: (contract: ContractRow) => void;
}

/** The icons first, as the specification orders them; they lie over the end of their row. */
export function contractColumns({ whyMayNotVoid, onView, onEdit, onFiles }: Shown): ContractColumn[] {
  const iconsOf = (row: ContractRow) => rowIcons(factsOf(row), companyFacts(row), whyMayNotVoid);
  return [
    {
      key: 'view',
      label: texts.list.columns.view,
      kind: 'over',
      phone: 'action',
      cell: (row) => (
        <RowIcon label={texts.actions.view(numberOf(row))} onClick={() => onView(row)}>
          <IconListDetails size={15} aria-hidden />
        </RowIcon>
      ),
    },
    {
      key: 'edit',
      label: texts.list.columns.edit,
      kind: 'over',
      phone: 'action',
      cell: (row) =>
        iconsOf(row).edit.isShown && (
          <RowIcon label={texts.actions.edit(numberOf(row))} onClick={() => onEdit(row)}>
            <IconPencil size={15} aria-hidden />
          </RowIcon>
        ),
    },
    {
      key: 'void',
      label: texts.list.columns.void,
      kind: 'over',
      phone: 'action',
      cell: (row) => iconsOf(row).void.isShown && <VoidButton contract={row} icon={iconsOf(row).void} />,
    },
    {
      key: 'hide',
      label: texts.list.columns.hide,
      kind: 'over',
      phone: 'action',
      cell: (row) => <HideButton contract={row} />,
    },
    {
      key: 'attachment',
      label: texts.list.columns.attachment,
      kind: 'over',
      phone: 'action',
      cell: (row) => (
        <RowIcon label={texts.actions.attachments(numberOf(row))} onClick={() => onFiles(row)}>
          <IconPaperclip size={15} aria-hidden />
        </RowIcon>
      ),
    },
    ...FIGURES,
    FILES,
  ];
}

const isRequotable = (row: ContractRow) =>
  rowIcons(factsOf(row), companyFacts(row), undefined).requote.isShown;

function RequoteLink({ contract: { id, ...contract } }: { contract: ContractRow }) {
  const finance = quoteParam({ step: 'requote', contractId: id });
  return (
    <TextLink
      to="."
      search={(all: object) => ({ ...all, finance })}
      resetScroll={false}
      fz="inherit"
      aria-label={texts.actions.requote(numberOf({ id, ...contract }))}
      className={classes.requote}
    >
      {texts.buttons.requote}
    </TextLink>
  );
}

/** A Finance Master quote keeps its terms to itself. */
const termOf = <Term,>(row: ContractRow, term: Term) =>
  showsTerms(row.contractStatus, row.company.premiumfinancesystem) ? term : null;

function money(key: 'premium' | 'policyFee' | 'tax' | 'mgaFee' | 'total' | 'amountFinanced', label: string) {
  return {
    key,
    label,
    align: 'right' as const,
    cell: (row: ContractRow) => amount(row[key]),
    sortBy: (row: ContractRow) => row[key],
  };
}

/** What is nothing steps back. */
function amount(cents: number, isStrong = false) {
  const words = showMoney(cents);
  if (cents === 0) return <span className={classes.nothing}>{words}</span>;
  return isStrong ? <strong className={classes.strong}>{words}</strong> : words;
}

const FIGURES: ContractColumn[] = [
  {
    key: 'contractNumber',
    label: texts.list.columns.contractNumber,
    kind: 'whole',
    phone: 'title',
    // The row itself is the tab stop.
    cell: (row) => (
      <TextLink to="/finance/$id" params={{ id: row.id }} tabIndex={-1} fz="inherit">
        {numberOf(row)}
      </TextLink>
    ),
    sortBy: ({ contractNumber }) => contractNumber,
  },
  {
    key: 'contractStatus',
    label: texts.list.columns.status,
    kind: 'whole',
    phone: 'fact',
    cell: ({ contractStatus }) => <StatusBadge status={contractStatus} />,
    sortBy: ({ contractStatus }) => contractStatus,
  },
  {
    key: 'company',
    label: texts.list.columns.company,
    kind: 'whole',
    phone: 'fact',
    cell: ({ company }) => company.name,
    sortBy: ({ company }) => company.name,
  },
  {
    key: 'dateFinanced',
    label: texts.list.columns.date,
    kind: 'day',
    phone: 'named',
    cell: ({ dateFinanced }) => dateFinanced && showDay(dateFinanced),
    sortBy: ({ dateFinanced }) => dateFinanced,
  },
  {
    key: 'APR',
    label: texts.list.columns.apr,
    align: 'right',
    kind: 'whole',
    phone: 'named',
    cell: (row) => (termOf(row, row.APR) === null ? '' : showPercent(row.APR as number)),
    sortBy: (row) => termOf(row, row.APR),
  },
  {
    key: 'numberPayments',
    label: texts.list.columns.payments,
    align: 'right',
    cell: (row) => termOf(row, row.numberPayments),
    sortBy: (row) => termOf(row, row.numberPayments),
  },
  money('premium', texts.list.columns.premium),
  money('policyFee', texts.list.columns.policyFee),
  money('tax', texts.list.columns.tax),
  money('mgaFee', texts.list.columns.mgaFee),
  { ...money('total', texts.list.columns.total), cell: ({ total }) => amount(total, true), phone: 'named' },
  { ...money('amountFinanced', texts.list.columns.amountFinanced), phone: 'named' },
  {
    key: 'balance',
    label: texts.list.columns.balance,
    align: 'right',
    kind: 'whole',
    phone: 'corner',
    cell: BalanceCell,
    sortBy: ({ balance }) => balance,
  },
  {
    key: 'requote',
    label: texts.list.columns.requote,
    kind: 'whole',
    phone: 'action',
    cell: (row) => isRequotable(row) && <RequoteLink contract={row} />,
  },
];

const FILES: ContractColumn = {
  key: 'attachments',
  label: texts.list.columns.attachments,
  kind: 'icon',
  picture: <IconPaperclip size={14} aria-hidden />,
  cell: FilesCell,
  sortBy: ({ uploaded_images }) => uploaded_images.length,
};

function BalanceCell({ balance, overdue, overdueSince }: ContractRow) {
  if (overdueSince === null) return amount(balance, true);
  const words = texts.list.overdueSince(showMoney(overdue), showDay(overdueSince));
  return (
    <span className={classes.late} title={words}>
      <IconAlertTriangle size={14} role="img" aria-label={words} />
      {amount(balance, true)}
    </span>
  );
}

/** Whether files belong to the contract, and how many. */
function FilesCell({ uploaded_images: { length: count } }: ContractRow) {
  if (count === 0) return null;
  const words = texts.list.attachments(count);
  return (
    <span className={classes.files} title={words}>
      <IconPaperclip size={13} role="img" aria-label={words} />
      <span aria-hidden>{count}</span>
    </span>
  );
}
