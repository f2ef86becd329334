import { Badge, Button, Group, Loader, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deviceWords } from '#platform/shared/device.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { RetryProblem } from '#platform/web/ui/retry-problem.tsx';
import { showMoment } from '#platform/web/ui/show-moment.ts';
import { toastDone, toastProblem } from '#platform/web/ui/toasts.ts';
import type { ownSessions } from '../contract.ts';
import { ownSessionsQuery, useEndOtherSessions, useEndSession } from './session-queries.ts';
import classes from './sessions-card.module.css';
import { shownSessions } from './shown-sessions.ts';
import { texts } from './texts.tsx';

type OwnSession = AnswerOf<typeof ownSessions>['results'][number];

/** Where the person is signed in, and the way to end it there. */
export function SessionsCard() {
  const query = useQuery(ownSessionsQuery);
  const { data, error } = query;
  const endOthers = useEndOtherSessions();
  const [isUnfolded, setUnfolded] = useState(false);
  const others = data?.results.filter(({ isThis }) => !isThis) ?? [];
  const shown = shownSessions(data?.results ?? [], isUnfolded);
  return (
    <PageCard title={texts.sessions.whereYouAreSignedIn}>
      <Stack gap="md">
        <RetryProblem query={query} />
        {!data && !error && <Loader />}
        {data && (
          <ul className={classes.list}>
            {shown.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
        )}
        {data && others.length === 0 && (
          <Text c="dimmed" fz="sm">
            {texts.sessions.nowhereElse}
          </Text>
        )}
        {others.length > 0 && (
          <Group>
            {data && shown.length < data.results.length && (
              <Button variant="subtle" onClick={() => setUnfolded(true)}>
                {texts.sessions.showMore(data.results.length - shown.length)}
              </Button>
            )}
            <Button
              variant="default"
              loading={endOthers.isPending}
              onClick={() =>
                void endOthers
                  .mutateAsync()
                  .then(() => toastDone(texts.sessions.signedOutElsewhere), toastProblem)
              }
            >
              {texts.sessions.signOutEverywhereElse}
            </Button>
          </Group>
        )}
      </Stack>
    </PageCard>
  );
}

function SessionRow({ session }: { session: OwnSession }) {
  const end = useEndSession();
  const device = deviceWords(session.userAgent);
  return (
    <li className={classes.row}>
      <div>
        <Group gap="xs">
          <Text fw={550}>{device}</Text>
          {session.isThis && (
            <Badge variant="light" tt="none">
              {texts.sessions.thisBrowser}
            </Badge>
          )}
        </Group>
        <Text fz="sm" c="dimmed">
          {texts.sessions.sinceAndLastSeen(showMoment(session.startedAt), showMoment(session.lastSeenAt))}
        </Text>
      </div>
      {!session.isThis && (
        <Button
          size="xs"
          variant="default"
          loading={end.isPending}
          aria-label={texts.sessions.signOutOf(device, showMoment(session.startedAt))}
          onClick={() => void end.mutateAsync(session.id).catch(toastProblem)}
        >
          {texts.sessions.signOut}
        </Button>
      )}
    </li>
  );
}
