import { NothingHere } from '#platform/web/router/not-found-page.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { texts } from './texts.ts';

export function OfficeNotFoundPage() {
  return (
    <NothingHere
      title={texts.offices.noSuchOffice}
      action={<TextLink to="/office">{texts.offices.goToYours}</TextLink>}
    >
      {texts.offices.mistyped}
    </NothingHere>
  );
}
