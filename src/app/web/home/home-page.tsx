import { SimpleGrid, Stack, Title } from '@mantine/core';
import { useSession, useWhyClosed } from '#areas/session/web/public.ts';
import { PageHead } from '#platform/web/ui/page-head.tsx';
import { greeting, longDate } from './greeting.ts';
import { DASHBOARD_CARDS, DAY_CARDS, PERSON_CARDS } from './home-cards.ts';

export function HomePage() {
  const { user, location } = useSession();
  const hasDashboard = useWhyClosed('dashboard') === undefined;
  const now = new Date();
  const firstName = user.name.split(' ')[0] ?? user.name;
  const facts = [longDate(now), location].filter((fact) => fact !== 'None');
  return (
    <>
      <PageHead title={`${greeting(now.getHours())}, ${firstName}`} facts={facts} />
      <Stack gap="md">
        <Cards cards={DAY_CARDS} />
        {hasDashboard && (
          <section id="dashboard" aria-labelledby="dashboard-title" tabIndex={-1}>
            <Title order={2} id="dashboard-title" mb="xs">
              Dashboard
            </Title>
            <Cards cards={DASHBOARD_CARDS} />
          </section>
        )}
        <Cards cards={PERSON_CARDS} />
      </Stack>
    </>
  );
}

function Cards({ cards }: { cards: typeof DAY_CARDS }) {
  return (
    <SimpleGrid
      cols={{ base: 1, md: Math.min(2, cards.length) }}
      spacing="md"
      style={{ alignItems: 'stretch' }}
    >
      {cards.map(({ key, component: Card }) => (
        <Card key={key} />
      ))}
    </SimpleGrid>
  );
}
