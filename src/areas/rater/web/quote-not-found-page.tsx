import { NothingHere } from '#platform/web/router/not-found-page.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { cardTexts } from './texts/card.ts';
import { texts } from './texts.ts';

export function QuoteNotFoundPage() {
  return (
    <NothingHere title={texts.notFound.title} action={<TextLink to="/quotes">{cardTexts.quotes}</TextLink>}>
      {texts.notFound.whatToDo}
    </NothingHere>
  );
}
