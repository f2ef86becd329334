import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import type { Office } from '../contract.ts';
import { OfficeForm } from './office-form.tsx';
import { officeQuery } from './office-queries.ts';
import { texts } from './texts.ts';

const route = getRouteApi('/signed-in/admin/offices/$id');

export function EditOfficePage() {
  const { id } = route.useParams();
  const { data: office } = useSuspenseQuery(officeQuery(id));
  const navigate = useNavigate();
  const toOffice = { to: '/office/view/$officeId', params: { officeId: id } } as const;

  function onSaved({ name }: Office): void {
    toastDone(texts.edit.saved(name));
    void navigate({ ...toOffice, replace: true, ignoreBlocker: true });
  }

  return (
    <>
      <RecordHead
        title={texts.edit.editOf(office.name)}
        up={<WayUp {...toOffice}>{office.name}</WayUp>}
        number={id}
        facts={[]}
      />
      <OfficeForm key={id} office={office} onSaved={onSaved} onCancel={() => void navigate(toOffice)} />
    </>
  );
}
