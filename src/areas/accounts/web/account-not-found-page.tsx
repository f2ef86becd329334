import { NothingHere } from '#platform/web/router/not-found-page.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { texts } from './texts.ts';

export function AccountNotFoundPage() {
  return (
    <NothingHere
      title={texts.notFound.noSuchAccount}
      action={<TextLink to="/admin/backoffice">{texts.notFound.showAllAccounts}</TextLink>}
    >
      {texts.notFound.mayBeMistyped}
    </NothingHere>
  );
}
