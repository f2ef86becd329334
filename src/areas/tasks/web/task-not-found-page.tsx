import { NothingHere } from '#platform/web/router/not-found-page.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';

export function TaskNotFoundPage() {
  return (
    <NothingHere title="There is nothing here" action={<TextLink to="/task">My tasks</TextLink>}>
      The number in the address may be mistyped.
    </NothingHere>
  );
}
