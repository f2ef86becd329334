import { Box, Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { ListCard } from '#platform/web/ui/list-card.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { SecretDialog } from '#platform/web/ui/secret-dialog.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import type { Webhook } from '../contract.ts';
import { DeliveriesCard } from './deliveries-card.tsx';
import { texts } from './texts.ts';
import { WebhookAsk, type WebhookQuestion } from './webhook-ask.tsx';
import { webhookColumns } from './webhook-columns.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';
import { webhooksQuery } from './webhook-queries.ts';

const route = getRouteApi('/signed-in/admin/webhooks');

export function WebhooksPage() {
  const search = route.useSearch();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(webhooksQuery);
  const [secret, setSecret] = useState<string>();
  const [question, setQuestion] = useState<WebhookQuestion>();
  const shown = data?.results.find(({ id }) => id === search.webhook);

  const addressOf = ({ id, address }: Webhook) => (
    <TextLink to="/admin/webhooks" search={{ webhook: id }} fz="inherit" style={{ overflowWrap: 'anywhere' }}>
      {address}
    </TextLink>
  );
  const actionOf = (webhook: Webhook) => (
    <Group gap={4}>
      <LinkButton
        to="/admin/webhooks"
        search={{ ...search, edit: webhook.id }}
        size="compact-xs"
        variant="subtle"
        aria-label={texts.webhooks.editNamed(webhook.address)}
      >
        {texts.webhooks.edit}
      </LinkButton>
      {(['renew', 'delete'] as const).map((what) => (
        <Button
          key={what}
          size="compact-xs"
          variant="subtle"
          aria-label={
            what === 'renew' ? texts.secret.named(webhook.address) : texts.delete.named(webhook.address)
          }
          onClick={() => setQuestion({ what, webhook })}
        >
          {what === 'renew' ? texts.secret.button : texts.delete.button}
        </Button>
      ))}
    </Group>
  );
  const add = (
    <LinkButton
      to="/admin/webhooks"
      search={{ ...search, edit: 'add' }}
      leftSection={<IconPlus size={15} aria-hidden />}
    >
      {texts.webhooks.add}
    </LinkButton>
  );
  return (
    <>
      <RecordHead
        title={texts.webhooks.title}
        up={<WayUp to="/admin">{texts.webhooks.admin}</WayUp>}
        facts={[texts.webhooks.about]}
        actions={add}
      />
      <ListCard label={texts.webhooks.title}>
        <DataTable
          label={texts.webhooks.title}
          rows={data?.results}
          problem={error?.message}
          onRetry={() => void refetch()}
          columns={webhookColumns({ address: addressOf, action: actionOf })}
          rowKey={({ id }) => id}
          empty={texts.webhooks.none}
          emptyAction={add}
        />
      </ListCard>
      {shown && (
        <Box mt="md">
          <DeliveriesCard
            key={shown.id}
            webhook={shown}
            search={search}
            onChange={(next) => void navigate({ to: '.', search: (now) => ({ ...now, ...next }) })}
          />
        </Box>
      )}
      {search.edit !== undefined && (
        <WebhookDialog
          key={search.edit}
          webhook={search.edit}
          onSecret={setSecret}
          onClose={(isDone) =>
            void navigate({
              to: '.',
              search: { ...search, edit: undefined },
              replace: true,
              ignoreBlocker: isDone === true,
            })
          }
        />
      )}
      {question && (
        <WebhookAsk question={question} onSecret={setSecret} onClose={() => setQuestion(undefined)} />
      )}
      {secret !== undefined && (
        <SecretDialog
          title={texts.secret.title}
          label={texts.secret.label}
          secret={secret}
          onClose={() => setSecret(undefined)}
        >
          {texts.secret.copyItNow}
        </SecretDialog>
      )}
    </>
  );
}
