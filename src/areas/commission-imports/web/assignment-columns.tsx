import { Text } from '@mantine/core';
import { showDay } from '#platform/shared/dates.ts';
import type { Column } from '#platform/web/table/column.ts';
import { showMoment } from '#platform/web/ui/show-moment.ts';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import type { Assignment } from '../assignment-contract.ts';
import { Amount } from './amount.tsx';
import { AssignmentActions } from './assignment-actions.tsx';
import classes from './imports.module.css';

export const ASSIGNMENT_COLUMNS: Column<Assignment>[] = [
  { key: 'company', label: 'Company', cell: ({ company }) => company.name },
  { key: 'number', label: 'On the statement', cell: CarriersWords },
  { key: 'policy', label: 'Assigned to', cell: ChosenPolicy },
  { key: 'lines', label: 'Lines', align: 'right', cell: ({ lines }) => lines.toLocaleString('en-US') },
  { key: 'total', label: 'Commission', align: 'right', cell: ({ total }) => <Amount cents={total} /> },
  { key: 'by', label: 'By', cell: ({ by }) => by },
  { key: 'at', label: 'When', kind: 'day', cell: ({ at }) => showMoment(at) },
  {
    key: 'undo',
    label: 'Undo',
    cell: (assignment) => <AssignmentActions assignment={assignment} />,
  },
];

function CarriersWords({ policyNumber, customerName, remembered }: Assignment) {
  return (
    <>
      <span className={classes.whole}>{policyNumber}</span>
      <Text fz="xs" c="dimmed">
        {[customerName, remembered ? 'Remembered from then on' : ''].filter(Boolean).join(' · ')}
      </Text>
    </>
  );
}

function ChosenPolicy({ policy }: Assignment) {
  return (
    <>
      <TextLink to="/policy/$id" params={{ id: policy.id }} fz="inherit" className={classes.whole}>
        {policy.policy}
      </TextLink>
      <Text fz="xs" c="dimmed">
        {`${policy.customer.name}, from ${showDay(policy.effdate)}`}
      </Text>
    </>
  );
}
