import { NothingHere } from '#platform/web/router/not-found-page.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';

/** For an id that is unknown, for one of another agency, and for a statement that was deleted. */
export function StatementNotFoundPage() {
  return (
    <NothingHere
      title="There is no such statement"
      action={<TextLink to="/admin/commissions/statements">Show all statements</TextLink>}
    >
      It may have been deleted, or the number in the address is mistyped.
    </NothingHere>
  );
}
