import { Group, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useSession } from '#areas/session/web/public.ts';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import { dayOf } from '#platform/web/ui/local-days.ts';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { toastProblem } from '#platform/web/ui/toasts.ts';
import type { Lead } from '../contract.ts';
import { type ChangeableStatus, nextStatuses } from '../status-rules.ts';
import { type LeadStatus, STATUS_WORDS, whyStatusClosed } from '../statuses.ts';
import { useChangeStatus } from './lead-queries.ts';
import { tellStatus } from './tell-status.ts';
import { texts } from './texts.ts';

/** Where the lead is, and where it can go. */
export function StatusCard({ lead }: { lead: Lead }) {
  const { id, status, version } = lead;
  const session = useSession();
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useChangeStatus(id);
  const next = nextStatuses(lead);

  async function change(to: ChangeableStatus): Promise<void> {
    // These two ask for more than a click.
    if (to === 'closed' || to === 'incubate') {
      await navigate({ to: '/lead/$id', params: { id }, search: { dialog: to } });
      return;
    }
    const changed = await mutateAsync({ status: to, reason: '', version });
    tellStatus(texts.status.now[to], lead, changed, mutateAsync);
  }

  return (
    <PageCard title={texts.labels.status}>
      <Text>{texts.status.since(STATUS_WORDS[status], dayOf(lead.statusSince))}</Text>
      {lead.closedReason && (
        <Text c="dimmed" fz="sm">
          {lead.closedReason}
        </Text>
      )}
      {status === 'sold' && (
        <Text c="dimmed" fz="sm">
          {texts.status.final}
        </Text>
      )}
      <Group gap="xs" mt={next.length > 0 ? 'sm' : 0}>
        {next.map((to) => (
          <ExplainedButton
            key={to}
            variant="default"
            size="xs"
            disabled={isPending}
            why={whyStatusClosed(to, session)}
            onClick={() => void change(to).catch(toastProblem)}
          >
            {buttonWords(status, to)}
          </ExplainedButton>
        ))}
      </Group>
    </PageCard>
  );
}

function buttonWords(from: LeadStatus, to: ChangeableStatus): string {
  const { reopen, anotherDay, buttons } = texts.status;
  if (from === 'closed') return reopen;
  return from === 'incubate' && to === 'incubate' ? anotherDay : buttons[to];
}
