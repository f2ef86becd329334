import { IconLock } from '@tabler/icons-react';
import { texts } from '../texts.ts';
import { MessagePage } from '../ui/message-page.tsx';
import { TextLink } from '../ui/text-link.tsx';
import type { GateClosed } from './require-gate.ts';

/** With the reason, and with whoever could open it: nobody in the agency can where its owner may not. */
export function ClosedGatePage({ error: { message, isOwner } }: { error: GateClosed }) {
  return (
    <MessagePage
      title={texts.pages.closed}
      mark={<IconLock size={40} stroke={1.4} color="var(--cd-dimmed)" aria-hidden />}
      action={<TextLink to="/">{texts.pages.goHome}</TextLink>}
    >
      {message} {isOwner ? texts.pages.askProvider : texts.pages.askOwner}
    </MessagePage>
  );
}
