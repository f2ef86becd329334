import { NothingHere } from '#platform/web/router/not-found-page.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { texts } from './texts.ts';

export function FormNotFoundPage() {
  return (
    <NothingHere
      title={texts.library.noSuchForm}
      action={<TextLink to="/forms">{texts.library.title}</TextLink>}
    >
      {texts.library.mistyped}
    </NothingHere>
  );
}
