import { useWhyClosed } from '#areas/session/web/public.ts';
import { TableEmpty } from '#platform/web/table/table-states.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { ListCard } from '#platform/web/ui/list-card.tsx';
import { texts } from './texts.ts';

/** In place of a drawer, for someone without an office. */
export function NoOfficeCard() {
  const mayAssign = useWhyClosed('admin') === undefined;
  return (
    <ListCard label={texts.page.title}>
      <TableEmpty
        isStale={false}
        action={mayAssign && <LinkButton to="/admin/employees">{texts.page.employees}</LinkButton>}
      >
        {texts.page.noOffice}
      </TableEmpty>
    </ListCard>
  );
}
