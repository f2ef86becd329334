import { IconLock } from '@tabler/icons-react';
import { MessagePage } from '../ui/message-page.tsx';
import { TextLink } from '../ui/text-link.tsx';
import type { GateClosed } from './require-gate.ts';

/** With the reason, and with whoever could open it: nobody in the agency can where its owner may not. */
export function ClosedGatePage({ error: { message, isOwner } }: { error: GateClosed }) {
  return (
    <MessagePage
      title="You may not open this screen"
      mark={<IconLock size={40} stroke={1.4} color="var(--cd-dimmed)" aria-hidden />}
      action={<TextLink to="/">Go to the home page</TextLink>}
    >
      {message}{' '}
      {isOwner
        ? 'Ask your provider of Coverdesk if your agency needs it.'
        : 'An owner or administrator of your agency can change what you may do.'}
    </MessagePage>
  );
}
