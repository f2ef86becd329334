import { Button, Loader, Text, Title } from '@mantine/core';
import { IconPhone, IconPhoneOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { RetryProblem } from '#platform/web/ui/retry-problem.tsx';
import { showMoment } from '#platform/web/ui/show-moment.ts';
import { toastProblem } from '#platform/web/ui/toasts.ts';
import type { PhoneCall } from '../contract.ts';
import { callState, showSeconds } from '../rules.ts';
import classes from './call-panel.module.css';
import { CallBadge } from './call-words.tsx';
import { CustomerLink } from './customer-link.tsx';
import { NotesField } from './notes-field.tsx';
import { callQuery, useHangUp, useLookAgain } from './telephony-queries.ts';
import { texts } from './texts.ts';
import { useRunningSeconds } from './use-running-seconds.ts';

/** The running call or an earlier one: with whom, how it is going, and what was noted. */
export function CallPanel({ id }: { id: number }) {
  const query = useQuery(callQuery(id));
  const { data: call, dataUpdatedAt, errorUpdateCount } = query;
  const state = call && callState(call);
  const lookAgain = useEffectEvent(useLookAgain());
  useEffect(() => {
    if (state) lookAgain();
  }, [state]);

  if (!call) return errorUpdateCount > 0 ? <RetryProblem query={query} /> : <Loader />;
  return (
    <section className={classes.panel} aria-label={texts.call.with(call.number)}>
      <CallHead call={call} answeredAt={dataUpdatedAt} />
      <NotesField call={call} />
    </section>
  );
}

function CallHead({ call, answeredAt }: { call: PhoneCall; answeredAt: number }) {
  const seconds = useRunningSeconds(call, answeredAt);
  return (
    <div className={classes.head}>
      <div className={classes.words}>
        <Title order={2}>{call.number}</Title>
        {call.customerId !== null && (
          <Text fz="sm">
            <CustomerLink id={call.customerId} name={call.customer} />
          </Text>
        )}
        <div className={classes.state}>
          <span role="status">
            <CallBadge call={call} />
          </span>
          {call.connectedAt && <span role="timer">{showSeconds(seconds)}</span>}
        </div>
        <Text c="dimmed" fz="xs">
          {showMoment(call.startedAt)}
        </Text>
      </div>
      {callState(call) === 'ended' ? <CallAgain call={call} /> : <HangUp id={call.id} />}
    </div>
  );
}

function HangUp({ id }: { id: number }) {
  const hangUp = useHangUp(id);
  return (
    <Button
      color="var(--cd-problem)"
      c="var(--cd-surface)"
      leftSection={<IconPhoneOff size={15} aria-hidden />}
      loading={hangUp.isPending}
      onClick={() => void hangUp.mutateAsync().catch(toastProblem)}
    >
      {texts.call.hangUp}
    </Button>
  );
}

function CallAgain({ call }: { call: PhoneCall }) {
  return (
    <LinkButton
      to="/telephony"
      search={{ number: call.number, customerId: call.customerId ?? undefined, call: call.id }}
      variant="default"
      size="xs"
      leftSection={<IconPhone size={14} aria-hidden />}
    >
      {texts.call.dialAgain}
    </LinkButton>
  );
}
