import { Button, Group } from '@mantine/core';
import { showDay } from '#platform/shared/dates.ts';
import { showMoney } from '#platform/shared/money.ts';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import { toastProblem, toastUndo } from '#platform/web/ui/toasts.ts';
import type { ReportRow } from '../contract.ts';
import { mailTo } from '../rules.ts';
import { useForwardLine, useUnforwardLine } from './report-queries.ts';

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
        () => toastUndo(`The line of ${policy.policy} is forwarded.`, () => unforward.mutateAsync(pending)),
        toastProblem,
      );
  return (
    <Group gap={6} wrap="nowrap" my={-2}>
      <ExplainedButton
        size="compact-xs"
        h={24}
        variant="default"
        why={pending ? undefined : 'No pending line of this term is in an active file.'}
        loading={forward.isPending}
        onClick={onForward}
        aria-label={`Forward the line of ${policy.policy}`}
      >
        Forward
      </ExplainedButton>
      {company.email ? (
        <Button
          component="a"
          size="compact-xs"
          h={24}
          variant="default"
          href={mailOf(row)}
          aria-label={`Email carrier ${company.name} about ${policy.policy}`}
        >
          Email carrier
        </Button>
      ) : (
        <ExplainedButton
          size="compact-xs"
          h={24}
          variant="default"
          why={`${company.name} has no email address. Enter it under Companies.`}
          aria-label={`Email carrier ${company.name} about ${policy.policy}`}
        >
          Email carrier
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
