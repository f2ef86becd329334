import { Text } from '@mantine/core';
import { showDay } from '#platform/shared/dates.ts';
import { showPercent } from '#platform/shared/money.ts';
import type { Column } from '#platform/web/table/column.ts';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { say } from '#platform/web/wording.ts';
import type { ImportView } from '../contract.ts';
import type { ImportRow } from '../row-contract.ts';
import { Amount } from './amount.tsx';
import { CorrectedRow } from './corrected-row.tsx';
import classes from './imports.module.css';
import { ReceivedRow } from './received-rows.tsx';
import { OutcomeBadge } from './state-badge.tsx';
import { texts } from './texts.ts';

/** What the carrier wrote, what will happen to it, and why. */
export const rowColumns = (view: Pick<ImportView, 'id' | 'map' | 'state'>): Column<ImportRow>[] => [
  { key: 'row', label: texts.labels.row, align: 'right', width: 60, cell: ({ row }) => row },
  {
    key: 'policyNumber',
    stays: true,
    label: texts.labels.policyNumber,
    kind: 'whole',
    cell: ({ policyNumber }) => policyNumber,
  },
  {
    key: 'customerName',
    get label() {
      return say(texts.labels.customer);
    },
    cell: ({ customerName }) => customerName,
  },
  {
    key: 'date',
    label: texts.labels.date,
    kind: 'day',
    cell: ({ transactionDate }) => transactionDate && showDay(transactionDate),
  },
  {
    key: 'premium',
    label: texts.labels.premium,
    align: 'right',
    cell: ({ premium }) => <Amount cents={premium} />,
  },
  {
    key: 'commission',
    label: texts.labels.commission,
    align: 'right',
    cell: ({ commission }) => <Amount cents={commission} />,
  },
  {
    key: 'outcome',
    label: view.state === 'read' ? texts.dryRun.whatWillHappen : texts.dryRun.result,
    cell: (row) => (
      <>
        <OutcomeBadge outcome={row.outcome} />
        {row.outcome !== 'received' && (
          <div className={classes.reason}>
            {say(row.problem || row.reason)}
            {row.replaces && ` ${texts.dryRun.replacesGenerated}`}
          </div>
        )}
        <ReceivedRow importId={view.id} row={row} isDryRun={view.state === 'read'} />
        <CorrectedRow view={view} row={row} />
      </>
    ),
  },
  {
    key: 'policy',
    label: texts.labels.policy,
    cell: ({ policy }) => policy && <MatchedPolicy policy={policy} />,
  },
  {
    key: 'confidence',
    label: texts.labels.confidence,
    align: 'right',
    cell: ({ confidence }) => confidence !== null && showPercent(confidence * 100, 0),
  },
];

function MatchedPolicy({ policy }: { policy: NonNullable<ImportRow['policy']> }) {
  return (
    <>
      <TextLink to="/policy/$id" params={{ id: policy.id }} fz="inherit" className={classes.whole}>
        {policy.policy}
      </TextLink>
      <Text fz="xs" c="dimmed">
        {texts.dryRun.termOf(policy.customer.name, policy.product, showDay(policy.effdate))}
      </Text>
    </>
  );
}
