import { Button, Divider, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { useWhyClosed } from '#areas/session/web/public.ts';
import { SafeHtml } from '#platform/web/html/safe-html.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { VideoThumbnail } from '#platform/web/ui/video-thumbnail.tsx';
import { Waiting } from '#platform/web/ui/waiting.tsx';
import { ownMessagesQuery } from './own-messages-query.ts';
import { texts } from './texts.tsx';

const SHOWN = 3;

/** What the home office says, in the narrow column of the home screen. */
export function HomeMessagesCard() {
  const { data, error } = useQuery(ownMessagesQuery);
  const [isAll, setAll] = useState(false);
  const mayWrite = useWhyClosed('admin') === undefined;
  const messages = data?.results ?? [];
  const rest = messages.length - SHOWN;
  return (
    <PageCard title={texts.home.officeMessages}>
      <ProblemAlert>{data ? undefined : error?.message}</ProblemAlert>
      {!data && !error && <Waiting height={180} />}
      {data && messages.length === 0 && (
        <>
          <Text c="dimmed">{texts.home.noMessages}</Text>
          {mayWrite && (
            <LinkButton to="/office/message" variant="default" size="xs" mt="sm">
              {texts.home.writeOne}
            </LinkButton>
          )}
        </>
      )}
      <Stack gap="md" align="stretch">
        {(isAll ? messages : messages.slice(0, SHOWN)).map(({ id, message }, at) => (
          <Fragment key={id}>
            {at > 0 && <Divider />}
            <SafeHtml html={message} videoTitle={texts.home.videoOfYourOffice} video={VideoThumbnail} />
          </Fragment>
        ))}
        {rest > 0 && !isAll && (
          <Button
            variant="default"
            size="xs"
            onClick={() => setAll(true)}
            style={{ alignSelf: 'flex-start' }}
          >
            {texts.home.showMore(rest)}
          </Button>
        )}
      </Stack>
    </PageCard>
  );
}
