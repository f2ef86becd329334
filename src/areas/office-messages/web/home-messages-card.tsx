import { Button, Divider, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { SafeHtml } from '#platform/web/html/safe-html.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { ownMessagesQuery } from './own-messages-query.ts';

const SHOWN = 3;

/** Absent while the office has nothing to say; a problem here is told by the other cards. */
export function HomeMessagesCard() {
  const { data } = useQuery(ownMessagesQuery);
  const [isAll, setAll] = useState(false);
  const messages = data?.results ?? [];
  if (messages.length === 0) return null;
  const rest = messages.length - SHOWN;
  return (
    <PageCard title="Office messages">
      <Stack gap="md" align="stretch">
        {(isAll ? messages : messages.slice(0, SHOWN)).map(({ id, message }, at) => (
          <Fragment key={id}>
            {at > 0 && <Divider />}
            <SafeHtml html={message} videoTitle="Video of your office" />
          </Fragment>
        ))}
        {rest > 0 && !isAll && (
          <Button
            variant="default"
            size="xs"
            onClick={() => setAll(true)}
            style={{ alignSelf: 'flex-start' }}
          >
            {rest === 1 ? 'Show one more' : `Show ${rest} more`}
          </Button>
        )}
      </Stack>
    </PageCard>
  );
}
