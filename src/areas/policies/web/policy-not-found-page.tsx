import { NothingHere } from '#platform/web/router/not-found-page.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { say } from '#platform/web/wording.ts';

export function PolicyNotFoundPage() {
  return (
    <NothingHere title="There is no such policy" action={<TextLink to="/">Go to the home page</TextLink>}>
      {say('The number in the address may be mistyped. The search above finds a customer by policy number.')}
    </NothingHere>
  );
}
