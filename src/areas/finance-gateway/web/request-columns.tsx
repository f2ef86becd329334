import type { Column } from '#platform/web/table/column.ts';
import { SandboxMark } from '#platform/web/ui/sandbox-mark.tsx';
import { showMoment } from '#platform/web/ui/show-moment.ts';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import type { FinanceRequest } from '../requests-contract.ts';
import { RESULT_TONES, tookWords } from './request-words.ts';
import { texts } from './texts.ts';

const STATUS: Column<FinanceRequest> = {
  key: 'status',
  label: texts.requests.labels.status,
  align: 'right',
  cell: ({ status }) => status,
};

/** The sandbox answers without a status: while there is no other, there is no column for it. */
export const requestColumns = (rows: readonly FinanceRequest[]): Column<FinanceRequest>[] => [
  {
    key: 'askedAt',
    label: texts.requests.labels.when,
    kind: 'day',
    cell: ({ askedAt }) => showMoment(askedAt),
    width: 180,
  },
  {
    key: 'company',
    stays: true,
    label: texts.requests.labels.company,
    cell: ({ company: { id, name } }) => (
      <TextLink to="/admin/companies/$id" params={{ id }} fz="inherit">
        {name}
      </TextLink>
    ),
  },
  {
    key: 'kind',
    label: texts.requests.labels.askedFor,
    cell: ({ kind }) => texts.requests.kinds[kind],
  },
  {
    key: 'result',
    label: texts.requests.labels.result,
    kind: 'whole',
    cell: ({ result }) => (
      <StateBadge tone={RESULT_TONES[result]}>{texts.requests.results[result]}</StateBadge>
    ),
  },
  {
    key: 'outcome',
    label: texts.requests.labels.details,
    // The result says already that it was answered.
    cell: ({ result, outcome, isSandbox }) => (
      <>
        {result !== 'answered' && `${outcome} `}
        {isSandbox && <SandboxMark />}
      </>
    ),
  },
  ...(rows.some(({ status }) => status !== null) ? [STATUS] : []),
  {
    key: 'took',
    label: texts.requests.labels.time,
    align: 'right',
    cell: ({ tookMs }) => tookWords(tookMs),
  },
  { key: 'operation', label: texts.requests.labels.operation, cell: ({ operationId }) => operationId },
];
