import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLive } from '#platform/web/live/use-live.ts';
import { dayOf } from '#platform/web/ui/local-days.ts';
import { RetryProblem } from '#platform/web/ui/retry-problem.tsx';
import { showMoment } from '#platform/web/ui/show-moment.ts';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import { TableCard } from '#platform/web/ui/table-card.tsx';
import type { AddOnRequest } from '../contract.ts';
import { DeclineDialog } from './decline-dialog.tsx';
import { KEY, requestsQuery } from './market-queries.ts';
import classes from './requests-card.module.css';
import { texts } from './texts.tsx';

interface AddOnRequestsCardProps {
  accountId: number;
  /** Opens the form that applies that add-on. */
  onApply: (addOnId: number) => void;
}

/** What an account asked for in the market place; nothing while it has asked for nothing. */
export function AddOnRequestsCard({ accountId, onApply }: AddOnRequestsCardProps) {
  const query = useQuery(requestsQuery(accountId));
  const { data, errorUpdateCount } = query;
  const [declined, setDeclined] = useState<AddOnRequest>();
  useLive('marketPlace', KEY);
  // One that failed once stays while it is tried again.
  if (data ? data.length === 0 : errorUpdateCount === 0) return null;
  const open = data?.filter(({ outcome }) => outcome === null).length ?? 0;
  return (
    <TableCard title={texts.requests.title} note={open > 0 ? texts.requests.open(open) : undefined}>
      <RetryProblem query={query} />
      <ul className={classes.requests} aria-label={texts.requests.title}>
        {data?.map((request) => (
          <li key={request.id} className={classes.request}>
            <div className={classes.words}>
              <Text fw={600}>{request.addOn.name}</Text>
              <Text c="dimmed" fz="sm">
                {texts.requests.requestedBy(request.by, showMoment(request.at))}
              </Text>
              {request.note && <Text fz="sm">{request.note}</Text>}
              {request.answer && <Text fz="sm">{texts.requests.answer(request.answer)}</Text>}
            </div>
            {request.outcome === null ? (
              <div className={classes.buttons}>
                <Button
                  size="compact-sm"
                  aria-label={texts.requests.applyOne(request.addOn.name)}
                  onClick={() => onApply(request.addOn.id)}
                >
                  {texts.requests.apply}
                </Button>
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-label={texts.requests.declineOne(request.addOn.name)}
                  onClick={() => setDeclined(request)}
                >
                  {texts.requests.decline}
                </Button>
              </div>
            ) : (
              <Answer request={request} />
            )}
          </li>
        ))}
      </ul>
      {declined && <DeclineDialog request={declined} onClose={() => setDeclined(undefined)} />}
    </TableCard>
  );
}

function Answer({ request: { outcome, answeredAt, answeredBy } }: { request: AddOnRequest }) {
  return (
    <div className={classes.answer}>
      <StateBadge tone={outcome === 'applied' ? 'done' : 'closed'}>
        {texts.outcomes[outcome === 'applied' ? 'applied' : 'declined']}
      </StateBadge>
      <Text c="dimmed" fz="sm">
        {answeredAt && `${answeredBy}, ${dayOf(answeredAt)}`}
      </Text>
    </div>
  );
}
