import { IconPencil } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useNoun } from '#areas/customers/web/public.ts';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import { dayOf } from '#platform/web/ui/local-days.ts';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import { say } from '#platform/web/wording.ts';
import type { Lead } from '../contract.ts';
import { whyNotAssign, whyNotConvert, whyNotEdit } from '../status-rules.ts';
import type { LeadDialog } from './list-search.ts';
import { StatusBadge } from './status-badge.tsx';
import { texts } from './texts.ts';

export function LeadHead({ lead }: { lead: Lead }) {
  const { noun } = useNoun();
  const navigate = useNavigate();
  const show = (dialog: LeadDialog) => () =>
    void navigate({ to: '/lead/$id', params: { id: lead.id }, search: { dialog } });
  return (
    <RecordHead
      title={lead.name}
      up={<WayUp to="/leads">{texts.leads.title}</WayUp>}
      number={lead.id}
      badges={<StatusBadge status={lead.status} />}
      facts={[
        lead.phone,
        lead.email,
        lead.assignee ? texts.head.assignedTo(lead.assignee) : texts.head.unassigned,
        texts.head.received(dayOf(lead.createdAt)),
      ]}
      actions={
        <>
          <ExplainedButton why={say(whyNotConvert(lead.status) ?? '') || undefined} onClick={show('convert')}>
            {texts.convert.title(noun)}
          </ExplainedButton>
          <ExplainedButton variant="default" why={whyNotAssign(lead.status)} onClick={show('assign')}>
            {texts.assign.assign}
          </ExplainedButton>
          <ExplainedButton
            variant="default"
            leftSection={<IconPencil size={15} aria-hidden />}
            why={say(whyNotEdit(lead.status) ?? '') || undefined}
            onClick={() => void navigate({ to: '/lead/$id/edit', params: { id: lead.id } })}
          >
            {texts.head.edit}
          </ExplainedButton>
        </>
      }
    />
  );
}
