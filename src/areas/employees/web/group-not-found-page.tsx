import { NothingHere } from '#platform/web/router/not-found-page.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';

/** For an id that is unknown, for one that was deleted and for one of another agency alike. */
export function GroupNotFoundPage() {
  return (
    <NothingHere
      title="There is no such group"
      action={<TextLink to="/admin/groups">Show all groups</TextLink>}
    >
      The number in the address may be mistyped, or the group was deleted.
    </NothingHere>
  );
}
