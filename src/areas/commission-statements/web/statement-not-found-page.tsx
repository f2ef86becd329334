import { NothingHere } from '#platform/web/router/not-found-page.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { texts } from './texts.ts';

/** For an id that is unknown, for one of another agency, and for a statement that was deleted. */
export function StatementNotFoundPage() {
  return (
    <NothingHere
      title={texts.notFound.title}
      action={<TextLink to="/admin/commissions/statements">{texts.notFound.showAll}</TextLink>}
    >
      {texts.notFound.why}
    </NothingHere>
  );
}
