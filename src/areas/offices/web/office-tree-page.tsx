import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { ListCard } from '#platform/web/ui/list-card.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import type { Office, OfficeGroup } from '../contract.ts';
import { GroupDialog } from './group-dialog.tsx';
import { treeQuery } from './office-queries.ts';
import { texts } from './texts.ts';
import { TREE_COLUMNS } from './tree-columns.tsx';
import { treeRows } from './tree-rows.ts';

const route = getRouteApi('/signed-in/admin/offices');

/** Every office and the territories, divisions, regions and districts that they belong to. */
export function OfficeTreePage() {
  const { group: openId } = route.useSearch();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(treeQuery);
  const rows = data && treeRows(data.groups, data.offices);
  const show = (group?: number) => void navigate({ to: '.', search: { group } });
  const open = data?.groups.find(({ id }) => id === openId);
  return (
    <>
      <RecordHead
        title={texts.offices.title}
        up={<WayUp to="/admin">{texts.tree.admin}</WayUp>}
        facts={data ? countWords(data) : ['']}
        actions={
          <>
            <Button
              variant="default"
              leftSection={<IconPlus size={15} aria-hidden />}
              onClick={() => show(0)}
            >
              {texts.group.add}
            </Button>
            <LinkButton to="/admin/offices/add" leftSection={<IconPlus size={15} aria-hidden />}>
              {texts.offices.add}
            </LinkButton>
          </>
        }
      />
      <ListCard label={texts.tree.label}>
        <DataTable
          label={texts.offices.title}
          columns={TREE_COLUMNS}
          rows={rows}
          rowKey={({ key }) => key}
          problem={error?.message}
          onRetry={() => void refetch()}
          empty={texts.offices.none}
          emptyAction={<LinkButton to="/admin/offices/add">{texts.offices.add}</LinkButton>}
          onOpen={({ group, office }) =>
            group
              ? show(group.id)
              : void navigate({ to: '/office/view/$officeId', params: { officeId: office.id } })
          }
        />
      </ListCard>
      {data && (open || openId === 0) && (
        <GroupDialog
          key={openId}
          group={open}
          groups={data.groups}
          onClose={(isDone) =>
            isDone ? void navigate({ to: '.', search: {}, ignoreBlocker: true }) : show()
          }
        />
      )}
    </>
  );
}

function countWords({ groups, offices }: { groups: OfficeGroup[]; offices: Office[] }): string[] {
  const closed = offices.filter(({ closedAt }) => closedAt).length;
  const inUse = offices.length - closed;
  return [
    texts.tree.officesInUse(inUse),
    closed > 0 ? texts.tree.closedOffices(closed) : '',
    groups.length > 0 ? texts.tree.groups(groups.length) : '',
  ];
}
