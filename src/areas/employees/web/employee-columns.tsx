import type { Column } from '#platform/web/table/column.ts';
import { showMoment } from '#platform/web/ui/show-moment.ts';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import type { EmployeeRow } from '../contract.ts';
import type { EmployeeSort } from '../statuses.ts';
import { StateBadge } from './employee-badges.tsx';
import { texts } from './texts.ts';

type EmployeeColumn = Column<EmployeeRow> & { key: EmployeeSort };

/** The server sorts; `sortBy` says which columns it can sort by. */
export const EMPLOYEE_COLUMNS: EmployeeColumn[] = [
  {
    key: 'name',
    label: texts.columns.name,
    // The row itself is the tab stop.
    cell: ({ id, name }) => (
      <TextLink to="/admin/employees/$id" params={{ id }} tabIndex={-1} fz="inherit">
        {name}
      </TextLink>
    ),
    sortBy: ({ name }) => name,
  },
  {
    key: 'email',
    label: texts.columns.email,
    cell: ({ email }) => email,
    sortBy: ({ email }) => email,
  },
  {
    key: 'jobTitle',
    label: texts.columns.jobTitle,
    cell: ({ jobTitle }) => jobTitle,
    sortBy: ({ jobTitle }) => jobTitle,
  },
  {
    key: 'office',
    label: texts.columns.office,
    cell: ({ office }) => office,
    sortBy: ({ office }) => office,
  },
  {
    key: 'role',
    label: texts.columns.role,
    cell: ({ role }) => texts.roles[role],
    sortBy: ({ role }) => role,
    width: 130,
  },
  {
    key: 'state',
    label: texts.columns.status,
    cell: ({ state }) => <StateBadge state={state} />,
    sortBy: ({ state }) => state,
    width: 120,
  },
  {
    key: 'lastSeenAt',
    label: texts.columns.lastSeen,
    kind: 'day',
    cell: ({ lastSeenAt }) => lastSeenAt && showMoment(lastSeenAt),
    sortBy: ({ lastSeenAt }) => lastSeenAt?.getTime() ?? null,
    width: 170,
  },
];
