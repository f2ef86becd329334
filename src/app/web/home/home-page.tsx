import { Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { HomeMessagesCard, ownMessagesQuery } from '#areas/office-messages/web/public.ts';
import { useSession } from '#areas/session/web/public.ts';
import { DueTasksCard, dueTasksQuery } from '#areas/tasks/web/public.ts';
import { type GateFacts, type GateName, isOpen } from '#platform/shared/gates.ts';
import { FiguresRow } from '#platform/web/ui/figure-link.tsx';
import { PageHead } from '#platform/web/ui/page-head.tsx';
import { useFirstInSteps } from '#platform/web/ui/use-first-in-steps.ts';
import { useInSteps } from '#platform/web/ui/use-in-steps.ts';
import { useOnMount } from '#platform/web/ui/use-on-mount.ts';
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
  const { user, location, timeZone } = session;
  const now = useNow();
  const firstName = user.name.split(' ')[0] ?? user.name;
  const isWhole = useFirstInSteps('home-cards');
  const facts = [longDate(timeZone, now), location].filter((fact) => fact !== 'None');
  return (
    <>
      <PageHead title={texts.greeting.by(greeting(timeZone, now), firstName)} facts={facts} />
      <Stack gap="md">
        <FiguresRow label={texts.todayInFigures}>
          {FIGURES.filter(isOpenFor(session)).map(({ key, component: Figure }) => (
            <Figure key={key} />
          ))}
        </FiguresRow>
        {isWhole && <DayAndCards />}
      </Stack>
    </>
  );
}

/**
 * They ask for a dozen things, which would hold up the head and the figures. How high tasks and messages are is known
 * with their answers, so what may stand below them comes then, and nothing is pushed down.
 */
function DayAndCards() {
  const hasMessages = useSession().officeId !== null;
  const tasks = useQuery(dueTasksQuery);
  const messages = useQuery({ ...ownMessagesQuery, enabled: hasMessages });
  // In steps, as the cards draw what they are answered.
  const areTasksHere = useInSteps(hasAnswer(tasks) || undefined) ?? false;
  const areMessagesHere = useInSteps(!hasMessages || hasAnswer(messages) || undefined) ?? false;
  return (
    <>
      <div className={classes.day} data-tour="day">
        <DueTasksCard />
        {hasMessages && areTasksHere && <HomeMessagesCard />}
      </div>
      {areTasksHere && areMessagesHere && <BelowTheDay />}
    </>
  );
}

/** Also one that failed: what stands below stays while it is tried again. */
const hasAnswer = ({ isPending, errorUpdateCount }: { isPending: boolean; errorUpdateCount: number }) =>
  !isPending || errorUpdateCount > 0;

function BelowTheDay() {
  const session = useSession();
  // The router looked for the anchor of the address when there were no cards yet.
  useOnMount(() => document.getElementById(window.location.hash.slice(1))?.scrollIntoView());
  return (
    <>
      <Cards cards={CARDS.filter(isOpenFor(session))} />
      {isOpen('dashboard', session) && (
        <section id="dashboard" aria-labelledby="dashboard-title" tabIndex={-1}>
          <Title order={2} id="dashboard-title" mb="xs">
            {texts.dashboard}
          </Title>
          <Cards cards={DASHBOARD_CARDS} />
        </section>
      )}
    </>
  );
}

const isOpenFor =
  (session: GateFacts) =>
  ({ gate }: { gate?: GateName }) =>
    !gate || isOpen(gate, session);

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
