import { z } from 'zod';

const message = z.union([z.object({ signedIn: z.number() }), z.object({ signedOut: z.literal(true) })]);

interface SessionTabsListener {
  signedIn(userId: number): void;
  signedOut(): void;
}

interface SessionTabs {
  tellSignedIn(userId: number): void;
  tellSignedOut(): void;
}

/** The tabs of one browser share the cookie, so they share sign-in and sign-out. */
export function openSessionTabs(listener: SessionTabsListener): SessionTabs {
  const channel = new BroadcastChannel('coverdesk-session');
  channel.addEventListener('message', (event: MessageEvent<unknown>) => {
    const heard = message.safeParse(event.data);
    if (!heard.success) return;
    if ('signedIn' in heard.data) listener.signedIn(heard.data.signedIn);
    else listener.signedOut();
  });
  return {
    tellSignedIn: (userId) => channel.postMessage({ signedIn: userId }),
    tellSignedOut: () => channel.postMessage({ signedOut: true }),
  };
}
