import { useWhyClosed } from '#areas/session/web/public.ts';
import { TableEmpty } from '#platform/web/table/table-states.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { ListCard } from '#platform/web/ui/list-card.tsx';

/** In place of a drawer, for someone without an office. */
export function NoOfficeCard() {
  const mayAssign = useWhyClosed('admin') === undefined;
  return (
    <ListCard label="Petty cash">
      <TableEmpty
        isStale={false}
        action={mayAssign && <LinkButton to="/admin/employees">Employees</LinkButton>}
      >
        Petty cash belongs to an office, and you have none yet. An administrator can assign you one.
      </TableEmpty>
    </ListCard>
  );
}
