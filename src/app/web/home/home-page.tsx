import { Stack, Title } from '@mantine/core';
import { HomeMessagesCard } from '#areas/office-messages/web/public.ts';
import { useSession } from '#areas/session/web/public.ts';
import { DueTasksCard } from '#areas/tasks/web/public.ts';
import { type GateName, isOpen } from '#platform/shared/gates.ts';
import { FiguresRow } from '#platform/web/ui/figure-link.tsx';
import { PageHead } from '#platform/web/ui/page-head.tsx';
import { WhenSeen } from '#platform/web/ui/when-seen.tsx';
import { useNow } from '#platform/web/use-now.ts';
import { greeting, longDate } from './greeting.ts';
import { CARDS, DASHBOARD_CARDS, FIGURES, type HomeCard } from './home-cards.ts';
import classes from './home-page.module.css';
import { texts } from './texts.ts';
import { useDemoTour } from './use-demo-tour.ts';

export function HomePage() {
  const session = useSession();
  useDemoTour();
  const { user, location, officeId, timeZone } = session;
  const isShown = ({ gate }: { gate?: GateName }) => !gate || isOpen(gate, session);
  const now = useNow();
  const firstName = user.name.split(' ')[0] ?? user.name;
  const facts = [longDate(timeZone, now), location].filter((fact) => fact !== 'None');
  return (
    <>
      <PageHead title={texts.greeting.by(greeting(timeZone, now), firstName)} facts={facts} />
      <Stack gap="md">
        <FiguresRow label={texts.todayInFigures}>
          {FIGURES.filter(isShown).map(({ key, component: Figure }) => (
            <Figure key={key} />
          ))}
        </FiguresRow>
        <div className={classes.day} data-tour="day">
          <DueTasksCard />
          {officeId !== null && <HomeMessagesCard />}
        </div>
        <Cards cards={CARDS.filter(isShown)} />
        {isOpen('dashboard', session) && (
          <section id="dashboard" aria-labelledby="dashboard-title" tabIndex={-1}>
            <Title order={2} id="dashboard-title" mb="xs">
              {texts.dashboard}
            </Title>
            <Cards cards={DASHBOARD_CARDS} />
          </section>
        )}
      </Stack>
    </>
  );
}

function Cards({ cards }: { cards: readonly HomeCard[] }) {
  return (
    <div className={classes.cards}>
      {cards.map(({ key, height, component: Card }) => (
        <div key={key} id={key} className={classes.card}>
          <WhenSeen height={height}>
            <Card />
          </WhenSeen>
        </div>
      ))}
    </div>
  );
}
