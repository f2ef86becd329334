import { NothingHere } from '#platform/web/router/not-found-page.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';

export function QuoteNotFoundPage() {
  return (
    <NothingHere title="There is no such quote" action={<TextLink to="/quotes">Stored Quotes</TextLink>}>
      The number in the address may be mistyped, or the quote is of a lead that you may not see.
    </NothingHere>
  );
}
