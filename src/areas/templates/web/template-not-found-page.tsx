import { NothingHere } from '#platform/web/router/not-found-page.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';

export function TemplateNotFoundPage() {
  return (
    <NothingHere
      title="There is no such template"
      action={<TextLink to="/admin/templates">Show all templates</TextLink>}
    >
      The number in the address may be mistyped, or it belongs to another agency.
    </NothingHere>
  );
}
