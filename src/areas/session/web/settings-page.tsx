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
import { texts } from './texts.tsx';

export function SettingsPage() {
  const { data: profile } = useSuspenseQuery(profileQuery);
  const { whiteLabel, location } = useSession();
  const facts = [whiteLabel.agencyName, location].filter((fact) => fact !== 'None');
  return (
    <>
      <PageHead title={texts.settings.settings} facts={facts} />
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md" maw={1040} style={{ alignItems: 'start' }}>
        <PageCard title={texts.settings.yourProfile}>
          <ProfileForm profile={profile} />
        </PageCard>
        <PageCard title={texts.settings.password}>
          <PasswordForm profile={profile} />
        </PageCard>
        <AbilitiesCard />
        <SessionsCard />
      </SimpleGrid>
      <Group fz="sm" mt="md" gap="lg">
        <TextLink to="/settings/tokens">{texts.settings.apiTokens}</TextLink>
        <TextLink to="/welcome">{texts.settings.whatsNewIn(RELEASE)}</TextLink>
      </Group>
    </>
  );
}
