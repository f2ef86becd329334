import { useNavigate } from '@tanstack/react-router';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import { GroupForm } from './group-form.tsx';

export function AddGroupPage() {
  const navigate = useNavigate();

  function onSaved(): void {
    toastDone('Saved');
    void navigate({ to: '/admin/groups', replace: true, ignoreBlocker: true });
  }

  return (
    <>
      <RecordHead
        title="Add group"
        up={<WayUp to="/admin/groups">Employee groups</WayUp>}
        facts={['People you can choose together for a message or a task']}
      />
      <GroupForm onSaved={onSaved} />
    </>
  );
}
