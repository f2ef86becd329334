import { NothingHere } from '#platform/web/router/not-found-page.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { say } from '#platform/web/wording.ts';
import { texts } from './texts.ts';

export function PolicyNotFoundPage() {
  return (
    <NothingHere title={texts.notFound.title} action={<TextLink to="/">{texts.notFound.goHome}</TextLink>}>
      {say(texts.notFound.whatToDo)}
    </NothingHere>
  );
}
