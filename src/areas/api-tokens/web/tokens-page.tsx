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
import { texts } from './texts.ts';
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
    void revoke.mutateAsync(id).then(() => toastDone(texts.revoke.done(name)), toastProblem);
  }

  const actionOf = (token: ApiToken) => <RevokeButton token={token} onClick={() => setEnding(token)} />;
  const add = (
    <LinkButton to="/settings/tokens" search={{ add: true }} leftSection={<IconPlus size={15} aria-hidden />}>
      {texts.tokens.add}
    </LinkButton>
  );
  return (
    <>
      <RecordHead
        title={texts.tokens.title}
        up={<WayUp to="/settings">{texts.tokens.settings}</WayUp>}
        facts={[texts.tokens.about]}
        actions={add}
      />
      <ListCard label={texts.tokens.title}>
        <DataTable
          label={texts.tokens.title}
          rows={data?.results}
          problem={error?.message}
          onRetry={() => void refetch()}
          columns={tokenColumns(actionOf)}
          rowKey={({ id }) => id}
          empty={texts.tokens.none}
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
          title={texts.made.title}
          label={texts.made.label}
          secret={made}
          onClose={() => setMade(undefined)}
        >
          {texts.made.copyItNow}
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
