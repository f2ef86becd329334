import { useNavigate } from '@tanstack/react-router';
import { useSession, useWhyClosed } from '#areas/session/web/public.ts';
import { useCancel } from '#platform/web/router/use-cancel.ts';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import type { Lead } from '../contract.ts';
import { whyStatusClosed } from '../statuses.ts';
import { LeadForm } from './lead-form.tsx';
import { emptyValues } from './lead-values.ts';
import { frameTexts } from './texts/frame.ts';
import { texts } from './texts.ts';

export function AddLeadPage() {
  const session = useSession();
  const navigate = useNavigate();
  const worksOnLeads = useWhyClosed('leads') === undefined;
  const own = { assignedTo: worksOnLeads ? session.user.id : null, officeId: session.officeId };
  const cancel = useCancel(() => navigate({ to: worksOnLeads ? '/leads' : '/' }));

  // Back from the new record leads to where the person came from, not to the empty form.
  function onSaved({ id, status }: Lead): void {
    toastDone(texts.form.added(id));
    const way = { replace: true, ignoreBlocker: true };
    if (worksOnLeads && !whyStatusClosed(status, session))
      void navigate({ to: '/lead/$id', params: { id }, ...way });
    else void navigate({ to: worksOnLeads ? '/leads' : '/', ...way });
  }

  return (
    <>
      <RecordHead
        title={frameTexts.add}
        up={worksOnLeads && <WayUp to="/leads">{texts.leads.title}</WayUp>}
        facts={[texts.form.enoughToBegin]}
      />
      <LeadForm initialValues={emptyValues(own)} onSaved={onSaved} onCancel={cancel} />
    </>
  );
}
