import { Text } from '@mantine/core';
import { showDay } from '#platform/shared/dates.ts';
import { showCount } from '#platform/shared/show-count.ts';
import type { Column } from '#platform/web/table/column.ts';
import { showMoment } from '#platform/web/ui/show-moment.ts';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import type { Assignment } from '../assignment-contract.ts';
import { Amount } from './amount.tsx';
import { AssignmentActions } from './assignment-actions.tsx';
import classes from './imports.module.css';
import { texts } from './texts.ts';

export const ASSIGNMENT_COLUMNS: Column<Assignment>[] = [
  { key: 'company', label: texts.labels.company, cell: ({ company }) => company.name },
  { key: 'number', label: texts.assignments.onStatement, cell: CarriersWords },
  { key: 'policy', label: texts.assignments.assignedTo, cell: ChosenPolicy },
  {
    key: 'lines',
    label: texts.labels.lines,
    align: 'right',
    cell: ({ lines }) => showCount(lines),
  },
  {
    key: 'total',
    label: texts.labels.commission,
    align: 'right',
    cell: ({ total }) => <Amount cents={total} />,
  },
  { key: 'by', label: texts.labels.by, cell: ({ by }) => by },
  { key: 'at', label: texts.assignments.when, kind: 'day', cell: ({ at }) => showMoment(at) },
  {
    key: 'undo',
    label: texts.assignments.undo,
    cell: (assignment) => <AssignmentActions assignment={assignment} />,
  },
];

function CarriersWords({ policyNumber, customerName, remembered }: Assignment) {
  return (
    <>
      <span className={classes.whole}>{policyNumber}</span>
      <Text fz="xs" c="dimmed">
        {[customerName, remembered ? texts.assignments.remembered : ''].filter(Boolean).join(' · ')}
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
        {texts.assignments.termOf(policy.customer.name, showDay(policy.effdate))}
      </Text>
    </>
  );
}
