import { Box, Text, VisuallyHidden } from '@mantine/core';
import { IconBuilding, IconFolder } from '@tabler/icons-react';
import { placeLine } from '#platform/shared/addresses.ts';
import type { Column } from '#platform/web/table/column.ts';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import { GroupActions } from './group-actions.tsx';
import { OfficeActions } from './office-actions.tsx';
import { texts } from './texts.ts';
import classes from './tree-columns.module.css';
import type { TreeRow } from './tree-rows.ts';

export const TREE_COLUMNS: Column<TreeRow>[] = [
  { key: 'name', label: texts.tree.name, cell: (row) => <NameCell row={row} /> },
  {
    key: 'level',
    label: texts.tree.level,
    cell: ({ group }) => texts.levels[group?.kind ?? 'office'],
    width: 110,
  },
  { key: 'place', label: texts.tree.place, cell: ({ office }) => office && placeLine(office) },
  {
    key: 'people',
    label: texts.tree.people,
    align: 'right',
    cell: ({ office }) => office?.people,
    width: 80,
  },
  { key: 'state', label: texts.tree.status, cell: (row) => <StateCell row={row} />, width: 100 },
  {
    key: 'actions',
    label: texts.tree.actions,
    cell: (row) => (row.group ? <GroupActions row={row} /> : <OfficeActions office={row.office} />),
    width: 250,
  },
];

function NameCell({ row: { group, office, depth, parent } }: { row: TreeRow }) {
  const Icon = group ? IconFolder : IconBuilding;
  return (
    <Box className={classes.name} __vars={{ '--depth': String(depth) }}>
      <Icon size={15} aria-hidden />
      <Text component="span" fz="inherit" fw={group ? 550 : undefined}>
        {(group ?? office).name}
      </Text>
      {/* Someone who cannot see the indent hears what it means. */}
      {parent && <VisuallyHidden>{texts.tree.inGroup(parent.name)}</VisuallyHidden>}
    </Box>
  );
}

function StateCell({ row: { office } }: { row: TreeRow }) {
  if (!office) return null;
  return office.closedAt ? (
    <StateBadge tone="closed">{texts.tree.closed}</StateBadge>
  ) : (
    <StateBadge tone="done">{texts.tree.inUse}</StateBadge>
  );
}
