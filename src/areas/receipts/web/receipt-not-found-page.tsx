import { NothingHere } from '#platform/web/router/not-found-page.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { texts } from './texts.ts';

export function ReceiptNotFoundPage() {
  return (
    <NothingHere
      title={texts.notFound.title}
      action={<TextLink to="/receipts">{texts.notFound.showAll}</TextLink>}
    >
      {texts.notFound.whatToDo}
    </NothingHere>
  );
}
