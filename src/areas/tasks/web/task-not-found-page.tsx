import { NothingHere } from '#platform/web/router/not-found-page.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { texts } from './texts.ts';

export function TaskNotFoundPage() {
  return (
    <NothingHere title={texts.notFound.title} action={<TextLink to="/task">{texts.myTasks.title}</TextLink>}>
      {texts.notFound.mistyped}
    </NothingHere>
  );
}
