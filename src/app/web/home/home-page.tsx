import { useSession, YouCard } from '#areas/session/web/public.ts';
import { PageHead } from '#platform/web/ui/page-head.tsx';
import { greeting, longDate } from './greeting.ts';

export function HomePage() {
  const { user, location } = useSession();
  const now = new Date();
  const firstName = user.name.split(' ')[0] ?? user.name;
  const facts = [longDate(now), location].filter((fact) => fact !== 'None');
  return (
    <>
      <PageHead title={`${greeting(now.getHours())}, ${firstName}`} facts={facts} />
      <YouCard />
    </>
  );
}
