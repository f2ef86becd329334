import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { ListCard } from '#platform/web/ui/list-card.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { SecretDialog } from '#platform/web/ui/secret-dialog.tsx';
import { toastDone, toastProblem } from '#platform/web/ui/toasts.ts';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import type { ApiToken } from '../contract.ts';
import { RevokeButton } from './revoke-button.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';
import { tokenColumns } from './token-columns.tsx';
import { TokenForm } from './token-form.tsx';
import { tokensQuery, useRevokeToken } from './token-queries.ts';

const route = getRouteApi('/signed-in/settings/tokens');

export function TokensPage() {
  const search = route.useSearch();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(tokensQuery);
  const revoke = useRevokeToken();
  const [made, setMade] = useState<string>();
  const [ending, setEnding] = useState<ApiToken>();

  const close = (isDone: boolean) =>
    void navigate({ to: '.', search: {}, replace: true, ignoreBlocker: isDone });

  function end({ id, name }: ApiToken): void {
    setEnding(undefined);
    void revoke.mutateAsync(id).then(() => toastDone(`${name} was revoked.`), toastProblem);
  }

  const actionOf = (token: ApiToken) => <RevokeButton token={token} onClick={() => setEnding(token)} />;
  const add = (
    <LinkButton to="/settings/tokens" search={{ add: true }} leftSection={<IconPlus size={15} aria-hidden />}>
      New token
    </LinkButton>
  );
  return (
    <>
      <RecordHead
        title="API tokens"
        up={<WayUp to="/settings">Settings</WayUp>}
        facts={['Programs call Coverdesk with them, in your name']}
        actions={add}
      />
      <ListCard label="API tokens">
        <DataTable
          label="API tokens"
          rows={data?.results}
          problem={error?.message}
          onRetry={() => void refetch()}
          columns={tokenColumns(actionOf)}
          rowKey={({ id }) => id}
          empty="You have no API tokens"
          emptyAction={add}
        />
      </ListCard>
      {search.add && (
        <TokenForm
          onMade={(token) => {
            setMade(token);
            close(true);
          }}
          onClose={() => close(false)}
        />
      )}
      {made !== undefined && (
        <SecretDialog
          title="Your new API token"
          label="API token"
          secret={made}
          onClose={() => setMade(undefined)}
        >
          Copy it now and keep it where the program can read it. It is not shown again.
        </SecretDialog>
      )}
      {ending && (
        <RevokeDialog
          name={ending.name}
          onConfirm={() => end(ending)}
          onCancel={() => setEnding(undefined)}
        />
      )}
    </>
  );
}
