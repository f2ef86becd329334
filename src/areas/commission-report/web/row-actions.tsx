import { Button, Group } from '@mantine/core';
import { showDay } from '#platform/shared/dates.ts';
import { showMoney } from '#platform/shared/money.ts';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import { toastProblem, toastUndo } from '#platform/web/ui/toasts.ts';
import type { ReportRow } from '../contract.ts';
import { mailTo } from '../rules.ts';
import { useForwardLine, useUnforwardLine } from './report-queries.ts';
import { texts } from './texts.ts';

/** One click to wait for the money in a later file, or to ask the carrier for it. */
export function RowActions({ row }: { row: ReportRow }) {
  const forward = useForwardLine();
  const unforward = useUnforwardLine();
  const { pending, policy, company } = row;
  const onForward = () =>
    pending &&
    forward
      .mutateAsync(pending)
      .then(
        () => toastUndo(texts.row.forwarded(policy.policy), () => unforward.mutateAsync(pending)),
        toastProblem,
      );
  return (
    <Group gap={6} wrap="nowrap" my={-2}>
      <ExplainedButton
        size="compact-xs"
        h={24}
        variant="default"
        why={pending ? undefined : texts.row.noPendingLine}
        loading={forward.isPending}
        onClick={onForward}
        aria-label={texts.row.forwardLine(policy.policy)}
      >
        {texts.row.forward}
      </ExplainedButton>
      {company.email ? (
        <Button
          component="a"
          size="compact-xs"
          h={24}
          variant="default"
          href={mailOf(row)}
          aria-label={texts.row.emailCarrierAbout(company.name, policy.policy)}
        >
          {texts.row.emailCarrier}
        </Button>
      ) : (
        <ExplainedButton
          size="compact-xs"
          h={24}
          variant="default"
          why={texts.row.noEmail(company.name)}
          aria-label={texts.row.emailCarrierAbout(company.name, policy.policy)}
        >
          {texts.row.emailCarrier}
        </ExplainedButton>
      )}
    </Group>
  );
}

function mailOf({ company, policy, customer, effdate, expected, received, kind }: ReportRow): string {
  return mailTo(company.email, {
    policy: policy.policy,
    customer: customer.name,
    effdate: showDay(effdate),
    expected: showMoney(expected),
    received: showMoney(received),
    kind,
  });
}
