import { NothingHere } from '#platform/web/router/not-found-page.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { texts } from './texts.ts';

export function ContractNotFoundPage() {
  return (
    <NothingHere title={texts.notFound.title} action={<TextLink to="/">{texts.notFound.goHome}</TextLink>}>
      {texts.notFound.mistyped}
    </NothingHere>
  );
}
