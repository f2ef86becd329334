import { lazy, Suspense } from 'react';
import { useSession } from '#areas/session/web/public.ts';

const HomeMessagesCard = lazy(async () => ({
  default: (await import('./home-messages-card.tsx')).HomeMessagesCard,
}));

/** What the own office says, for the home screen. Its code comes for who has an office. */
export function HomeMessages() {
  const { officeId } = useSession();
  return officeId === null ? null : (
    <Suspense>
      <HomeMessagesCard />
    </Suspense>
  );
}
