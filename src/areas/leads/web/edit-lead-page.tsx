import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useCancel } from '#platform/web/router/use-cancel.ts';
import { MessagePage } from '#platform/web/ui/message-page.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import { say } from '#platform/web/wording.ts';
import { whyNotEdit } from '../status-rules.ts';
import { LeadForm } from './lead-form.tsx';
import { leadQuery } from './lead-queries.ts';
import { valuesOf } from './lead-values.ts';
import { texts } from './texts.ts';

const route = getRouteApi('/signed-in/lead/$id/edit');

export function EditLeadPage() {
  const { id } = route.useParams();
  const { data: lead } = useSuspenseQuery(leadQuery(id));
  // Somebody who sells it meanwhile does not take the form away.
  const [why] = useState(whyNotEdit(lead.status));
  const navigate = useNavigate();
  const cancel = useCancel(() => navigate({ to: '/lead/$id', params: { id } }));

  function onSaved(): void {
    toastDone(texts.form.saved);
    void navigate({ to: '/lead/$id', params: { id }, replace: true, ignoreBlocker: true });
  }

  if (why) {
    return (
      <MessagePage
        title={texts.form.notEditable(lead.name)}
        action={
          <TextLink to="/lead/$id" params={{ id }}>
            {texts.form.showLead}
          </TextLink>
        }
      >
        {say(why)}
      </MessagePage>
    );
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
