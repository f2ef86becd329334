import { Anchor, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useWhyClosed } from '#areas/session/web/public.ts';
import { addressLine } from '#platform/shared/addresses.ts';
import { phoneLink } from '#platform/shared/phones.ts';
import { Fact, Facts } from '#platform/web/ui/facts.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { RetryProblem } from '#platform/web/ui/retry-problem.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { Waiting } from '#platform/web/ui/waiting.tsx';
import { useNow } from '#platform/web/use-now.ts';
import type { OwnOffice } from '../contract.ts';
import { openState, showHours } from '../opening-hours.ts';
import { ownOfficeQuery } from './office-queries.ts';
import { OpenBadge } from './open-badge.tsx';
import { homeTexts } from './texts/home.ts';

/** The home office of whoever is signed in, for the home screen. */
export function OfficeCard() {
  const query = useQuery(ownOfficeQuery);
  const { data, error } = query;
  return (
    <PageCard title={data?.office?.name ?? homeTexts.title}>
      {data?.office && <OfficeFacts office={data.office} />}
      {data?.office === null && <NoOffice />}
      {!data && !error && <Waiting height={96} />}
      <RetryProblem query={query} />
    </PageCard>
  );
}

function NoOffice() {
  return <Text c="dimmed">{homeTexts.noOffice}</Text>;
}

function OfficeFacts({ office }: { office: OwnOffice }) {
  const { hours, timeZone, closedAt, phone, people, clockedIn } = office;
  const { weekday } = openState(hours, timeZone, useNow());
  const mayOpen = useWhyClosed('officeTab') === undefined;
  return (
    <Stack gap="md">
      <div>
        <OpenBadge office={office} />
      </div>
      <Facts>
        <Fact label={homeTexts.today}>{showHours(closedAt ? null : hours[weekday])}</Fact>
        <Fact label={homeTexts.phone}>{phone && <Anchor href={phoneLink(phone)}>{phone}</Anchor>}</Fact>
        <Fact label={homeTexts.people}>{homeTexts.peopleAndClockedIn(people, clockedIn)}</Fact>
        <Fact label={homeTexts.address} isWide>
          {addressLine(office)}
        </Fact>
      </Facts>
      {mayOpen && (
        <TextLink to="/office/view/$officeId" params={{ officeId: office.id }} fz="sm">
          {homeTexts.open}
        </TextLink>
      )}
    </Stack>
  );
}
