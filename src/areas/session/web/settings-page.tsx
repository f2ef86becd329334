import { Group, SimpleGrid } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { PageHead } from '#platform/web/ui/page-head.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { RELEASE } from '../contract.ts';
import { AbilitiesCard } from './abilities-card.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { profileQuery, useSession } from './session-queries.ts';
import { SessionsCard } from './sessions-card.tsx';

export function SettingsPage() {
  const { data: profile } = useSuspenseQuery(profileQuery);
  const { whiteLabel, location } = useSession();
  return (
    <>
      <PageHead title="Settings" facts={[whiteLabel.agencyName, location]} />
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md" maw={1040} style={{ alignItems: 'start' }}>
        <PageCard title="Your profile">
          <ProfileForm profile={profile} />
        </PageCard>
        <PageCard title="Password">
          <PasswordForm profile={profile} />
        </PageCard>
        <AbilitiesCard />
        <SessionsCard />
      </SimpleGrid>
      <Group fz="sm" mt="md" gap="lg">
        <TextLink to="/settings/tokens">API tokens</TextLink>
        <TextLink to="/welcome">What's new in {RELEASE}</TextLink>
      </Group>
    </>
  );
}
