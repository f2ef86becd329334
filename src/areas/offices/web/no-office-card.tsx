import { useWhyClosed } from '#areas/session/web/public.ts';
import { TableEmpty } from '#platform/web/table/table-states.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { ListCard } from '#platform/web/ui/list-card.tsx';
import { texts } from './texts.ts';

interface NoOfficeCardProps {
  label: string;
  /** What an office would have here. */
  children: string;
}

/** In place of what each office has, while the agency has none. */
export function NoOfficeCard({ label, children }: NoOfficeCardProps) {
  const mayAdd = useWhyClosed('admin') === undefined;
  return (
    <ListCard label={label}>
      <TableEmpty
        isStale={false}
        action={mayAdd && <LinkButton to="/admin/offices/add">{texts.offices.add}</LinkButton>}
      >
        {`${children} ${mayAdd ? texts.offices.addFirst : texts.offices.adminAddsFirst}`}
      </TableEmpty>
    </ListCard>
  );
}
