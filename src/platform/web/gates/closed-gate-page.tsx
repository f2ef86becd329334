import { IconLock } from '@tabler/icons-react';
import { MessagePage } from '../ui/message-page.tsx';
import { TextLink } from '../ui/text-link.tsx';

export function ClosedGatePage({ why }: { why: string }) {
  return (
    <MessagePage
      title="You may not open this screen"
      mark={<IconLock size={40} stroke={1.4} color="var(--cd-dimmed)" aria-hidden />}
      action={<TextLink to="/">Go to the home page</TextLink>}
    >
      {why} An owner or administrator of your agency can change what you may do.
    </MessagePage>
  );
}
