import { NothingHere } from '#platform/web/router/not-found-page.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { texts } from './texts.ts';

/** For an id that is unknown, for one that was deleted and for one of another agency alike. */
export function GroupNotFoundPage() {
  return (
    <NothingHere
      title={texts.groupNotFound.title}
      action={<TextLink to="/admin/groups">{texts.groupNotFound.showAll}</TextLink>}
    >
      {texts.groupNotFound.why}
    </NothingHere>
  );
}
