import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useCancel } from '#platform/web/router/use-cancel.ts';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import { LeadForm } from './lead-form.tsx';
import { leadQuery } from './lead-queries.ts';
import { valuesOf } from './lead-values.ts';
import { texts } from './texts.ts';

const route = getRouteApi('/signed-in/lead/$id/edit');

export function EditLeadPage() {
  const { id } = route.useParams();
  const { data: lead } = useSuspenseQuery(leadQuery(id));
  const navigate = useNavigate();
  const cancel = useCancel(() => navigate({ to: '/lead/$id', params: { id } }));

  function onSaved(): void {
    toastDone(texts.form.saved);
    void navigate({ to: '/lead/$id', params: { id }, replace: true, ignoreBlocker: true });
  }

  return (
    <>
      <RecordHead
        title={texts.form.edit(lead.name)}
        up={
          <WayUp to="/lead/$id" params={{ id }}>
            {lead.name}
          </WayUp>
        }
        number={id}
        facts={[]}
      />
      <LeadForm key={id} lead={lead} initialValues={valuesOf(lead)} onSaved={onSaved} onCancel={cancel} />
    </>
  );
}
