import { lazy, Suspense } from 'react';
import { PageCard } from '#platform/web/ui/page-card.tsx';

const HomeMessagesCard = lazy(async () => ({
  default: (await import('./home-messages-card.tsx')).HomeMessagesCard,
}));

/** What the own office says, for the home screen. Its code comes after the screen. */
export function HomeMessages() {
  return (
    <Suspense fallback={<PageCard title="Office messages">{null}</PageCard>}>
      <HomeMessagesCard />
    </Suspense>
  );
}
