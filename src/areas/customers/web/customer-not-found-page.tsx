import { NothingHere } from '#platform/web/router/not-found-page.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { frameTexts } from './texts/frame.ts';
import { texts } from './texts.ts';
import { useNoun } from './use-noun.ts';

export function CustomerNotFoundPage() {
  const { noun } = useNoun();
  return (
    <NothingHere
      title={texts.notFound.title(noun)}
      action={<TextLink to="/customer/add">{frameTexts.add(noun)}</TextLink>}
    >
      {texts.notFound.hint(noun)}
    </NothingHere>
  );
}
