import { Button } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { toastDone, toastProblem } from '#platform/web/ui/toasts.ts';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import { groupQuery, useDeleteGroup } from './employee-queries.ts';
import { GroupForm } from './group-form.tsx';
import { texts } from './texts.ts';

const route = getRouteApi('/signed-in/admin/groups/$id');

export function EditGroupPage() {
  const { id } = route.useParams();
  const { data: group } = useSuspenseQuery(groupQuery(id));
  const { mutateAsync, isPending } = useDeleteGroup(id);
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();

  function leave(done: string): void {
    toastDone(done);
    void navigate({ to: '/admin/groups', replace: true, ignoreBlocker: true });
  }

  function remove(): void {
    setAsking(false);
    void mutateAsync().then(() => leave(texts.group.deleted(group.name)), toastProblem);
  }

  return (
    <>
      <RecordHead
        title={group.name}
        up={<WayUp to="/admin/groups">{texts.groups.title}</WayUp>}
        number={id}
        facts={[texts.group.memberCount(group.members.length)]}
        actions={
          <Button variant="default" loading={isPending} onClick={() => setAsking(true)}>
            {texts.group.delete}
          </Button>
        }
      />
      <GroupForm key={id} group={group} onSaved={() => leave(texts.group.saved)} />
      {isAsking && (
        <ConfirmDialog
          title={texts.group.askDelete(group.name)}
          confirm={texts.group.delete}
          isDangerous
          onConfirm={remove}
          onCancel={() => setAsking(false)}
        >
          {texts.group.afterDelete}
        </ConfirmDialog>
      )}
    </>
  );
}
