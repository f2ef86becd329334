import { Button, Divider, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { useWhyClosed } from '#areas/session/web/public.ts';
import { SafeHtml } from '#platform/web/html/safe-html.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { RetryProblem } from '#platform/web/ui/retry-problem.tsx';
import { VideoThumbnail } from '#platform/web/ui/video-thumbnail.tsx';
import { Waiting } from '#platform/web/ui/waiting.tsx';
import { ownMessagesQuery } from './own-messages-query.ts';
import { homeTexts } from './texts/home.ts';

const SHOWN = 3;

/** What the home office says, in the narrow column of the home screen. */
export function HomeMessagesCard() {
  const query = useQuery(ownMessagesQuery);
  const { data, error } = query;
  const [isAll, setAll] = useState(false);
  const mayWrite = useWhyClosed('admin') === undefined;
  const messages = data?.results ?? [];
  const rest = messages.length - SHOWN;
  return (
    <PageCard title={homeTexts.officeMessages}>
      <RetryProblem query={query} />
      {!data && !error && <Waiting height={180} />}
      {data && messages.length === 0 && (
        <>
          <Text c="dimmed">{homeTexts.noMessages}</Text>
          {mayWrite && (
            <LinkButton to="/office/message" variant="default" size="xs" mt="sm">
              {homeTexts.writeOne}
            </LinkButton>
          )}
        </>
      )}
      <Stack gap="md" align="stretch">
        {(isAll ? messages : messages.slice(0, SHOWN)).map(({ id, message }, at) => (
          <Fragment key={id}>
            {at > 0 && <Divider />}
            <SafeHtml html={message} videoTitle={homeTexts.videoOfYourOffice} video={VideoThumbnail} />
          </Fragment>
        ))}
        {rest > 0 && !isAll && (
          <Button
            variant="default"
            size="xs"
            onClick={() => setAll(true)}
            style={{ alignSelf: 'flex-start' }}
          >
            {homeTexts.showMore(rest)}
          </Button>
        )}
      </Stack>
    </PageCard>
  );
}
