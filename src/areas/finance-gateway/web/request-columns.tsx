import type { Column } from '#platform/web/table/column.ts';
import { SandboxMark } from '#platform/web/ui/sandbox-mark.tsx';
import { showMoment } from '#platform/web/ui/show-moment.ts';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import type { FinanceRequest } from '../requests-contract.ts';
import { KIND_WORDS, RESULT_LOOKS, tookWords } from './request-words.ts';

const STATUS: Column<FinanceRequest> = {
  key: 'status',
  label: 'Status',
  align: 'right',
  phone: 'named',
  cell: ({ status }) => status,
};

/** The sandbox answers without a status: while there is no other, there is no column for it. */
export const requestColumns = (rows: readonly FinanceRequest[]): Column<FinanceRequest>[] => [
  {
    key: 'askedAt',
    label: 'When',
    kind: 'day',
    phone: 'fact',
    cell: ({ askedAt }) => showMoment(askedAt),
    width: 180,
  },
  {
    key: 'company',
    label: 'Company',
    phone: 'title',
    cell: ({ company: { id, name } }) => (
      <TextLink to="/admin/companies/$id" params={{ id }} fz="inherit">
        {name}
      </TextLink>
    ),
  },
  { key: 'kind', label: 'Asked for', phone: 'fact', cell: ({ kind }) => KIND_WORDS[kind] },
  {
    key: 'result',
    label: 'Result',
    kind: 'whole',
    phone: 'corner',
    cell: ({ result }) => (
      <StateBadge tone={RESULT_LOOKS[result].tone}>{RESULT_LOOKS[result].word}</StateBadge>
    ),
  },
  {
    key: 'outcome',
    label: 'Details',
    phone: 'fact',
    // The result says already that it was answered.
    cell: ({ result, outcome, isSandbox }) => (
      <>
        {result !== 'answered' && `${outcome} `}
        {isSandbox && <SandboxMark />}
      </>
    ),
  },
  ...(rows.some(({ status }) => status !== null) ? [STATUS] : []),
  { key: 'took', label: 'Time', align: 'right', phone: 'named', cell: ({ tookMs }) => tookWords(tookMs) },
  { key: 'operation', label: 'Operation', cell: ({ operationId }) => operationId },
];
