import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import type { Office } from '../contract.ts';
import { OfficeForm } from './office-form.tsx';
import { texts } from './texts.ts';

const route = getRouteApi('/signed-in/admin/offices/add');

export function AddOfficePage() {
  const { under } = route.useSearch();
  const navigate = useNavigate();

  function onSaved({ name }: Office): void {
    toastDone(texts.edit.saved(name));
    void navigate({ to: '/admin/offices', replace: true, ignoreBlocker: true });
  }

  return (
    <>
      <RecordHead
        title={texts.offices.add}
        up={<WayUp to="/admin/offices">{texts.offices.title}</WayUp>}
        facts={[texts.edit.nameIsEnough]}
      />
      <OfficeForm under={under} onSaved={onSaved} onCancel={() => void navigate({ to: '/admin/offices' })} />
    </>
  );
}
