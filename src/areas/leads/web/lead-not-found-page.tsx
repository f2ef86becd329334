import { NothingHere } from '#platform/web/router/not-found-page.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { texts } from './texts.ts';

export function LeadNotFoundPage() {
  return (
    <NothingHere
      title={texts.notFound.title}
      action={<TextLink to="/leads/lookup">{texts.lookup.title}</TextLink>}
    >
      {texts.notFound.hint}
    </NothingHere>
  );
}
