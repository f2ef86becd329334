import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Column } from '#platform/web/table/column.ts';
import { foundWords } from '#platform/web/table/found-words.ts';
import { readList } from '#platform/web/table/page-params.ts';
import { PagedTable } from '#platform/web/table/paged-table.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { ListCard } from '#platform/web/ui/list-card.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { toastDone, toastProblem } from '#platform/web/ui/toasts.ts';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import type { AgencyToken } from '../agency-contract.ts';
import { RevokeButton } from './revoke-button.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';
import { texts } from './texts.ts';
import { tokenColumns } from './token-columns.tsx';
import { agencyTokensQuery, useRevokeAgencyToken } from './token-queries.ts';

const route = getRouteApi('/signed-in/admin/tokens');

const PERSON: Column<AgencyToken> = {
  key: 'person',
  label: texts.columns.person,
  cell: ({ person: { id, name } }) => (
    <TextLink to="/admin/employees/$id" params={{ id }} fz="inherit">
      {name}
    </TextLink>
  ),
};

/** The tokens of everybody, for whoever administers the agency. */
export function AgencyTokensPage() {
  const search = route.useSearch();
  const navigate = useNavigate();
  const list = usePagedRows(agencyTokensQuery(readList(search)));
  const { mutateAsync } = useRevokeAgencyToken();
  const [ending, setEnding] = useState<AgencyToken>();

  function end({ id, name }: AgencyToken): void {
    setEnding(undefined);
    void mutateAsync(id).then(() => toastDone(texts.revoke.done(name)), toastProblem);
  }

  const actionOf = (token: AgencyToken) => <RevokeButton token={token} onClick={() => setEnding(token)} />;
  return (
    <>
      <RecordHead
        hasViews
        title={texts.agencyTokens.title}
        up={<WayUp to="/admin">{texts.agencyTokens.admin}</WayUp>}
        facts={[texts.agencyTokens.about, foundWords(list)]}
      />
      <ListCard label={texts.agencyTokens.title}>
        <PagedTable
          label={texts.agencyTokens.title}
          list={list}
          search={search}
          onChange={(next) => void navigate({ to: '.', search: (now) => ({ ...now, ...next }) })}
          columns={[PERSON, ...tokenColumns(actionOf)]}
          rowKey={({ id }) => id}
          empty={texts.agencyTokens.none}
        />
      </ListCard>
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
