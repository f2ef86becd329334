import { useNavigate } from '@tanstack/react-router';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import { GroupForm } from './group-form.tsx';
import { texts } from './texts.ts';

export function AddGroupPage() {
  const navigate = useNavigate();

  function onSaved(): void {
    toastDone(texts.group.saved);
    void navigate({ to: '/admin/groups', replace: true, ignoreBlocker: true });
  }

  return (
    <>
      <RecordHead
        title={texts.groups.add}
        up={<WayUp to="/admin/groups">{texts.groups.title}</WayUp>}
        facts={[texts.groups.about]}
      />
      <GroupForm onSaved={onSaved} />
    </>
  );
}
