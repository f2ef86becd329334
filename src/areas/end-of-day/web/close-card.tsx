import { Button, Text } from '@mantine/core';
import { IconCircleCheck, IconCircleDashed, IconLink, IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { useWhyClosed } from '#areas/session/web/public.ts';
import { momentAt } from '#platform/shared/clock.ts';
import { showDay } from '#platform/shared/dates.ts';
import { useIdempotencyKey } from '#platform/web/forms/use-idempotency-key.ts';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { toastDone, toastProblem } from '#platform/web/ui/toasts.ts';
import type { OfficeDay } from '../contract.ts';
import { checklist } from '../rules.ts';
import classes from './eod.module.css';
import { useCloseDay } from './eod-queries.ts';
import { ReopenDialog } from './reopen-dialog.tsx';
import { texts } from './texts.ts';

interface CloseCardProps {
  day: OfficeDay;
  reason: string;
  /** A count that is not finished would be lost. */
  isCounting: boolean;
}

export function CloseCard({ day, reason, isCounting }: CloseCardProps) {
  return (
    <PageCard title={texts.close.title}>
      {day.state === 'closed' ? (
        <Closed day={day} />
      ) : (
        <Open day={day} reason={reason} isCounting={isCounting} />
      )}
      {day.follows && (
        <p className={classes.seal}>
          <IconLink size={14} aria-hidden />
          <span>{texts.close.latestSeal(showDay(day.follows.date))}</span>
          <code title={day.follows.hash}>{shortHash(day.follows.hash)}</code>
        </p>
      )}
    </PageCard>
  );
}

function Open({ day, reason, isCounting }: CloseCardProps) {
  const { mutateAsync, isPending } = useCloseDay();
  const key = useIdempotencyKey();
  const items = checklist(isCounting ? { ...day, count: null, deposit: null } : day, reason);
  const waiting = items.filter(({ isDone }) => !isDone).map(({ label }) => label);
  const why = waiting.length > 0 ? texts.close.waitsFor(waiting.join(', ')) : undefined;

  function close(): void {
    const body = { office: day.office.id, date: day.date, reason, ...(day.seen && { seen: day.seen }) };
    void mutateAsync({ body, key: key.current() }).then(
      () => {
        key.renew();
        toastDone(texts.close.closedAndSealed(showDay(day.date)));
      },
      (error) => {
        key.failed(error);
        toastProblem(error);
      },
    );
  }

  return (
    <>
      <ul className={classes.checklist} aria-label={texts.close.whatHoldsBack}>
        {items.map(({ label, isDone, note }) => (
          <li key={label} data-done={isDone || undefined}>
            {isDone ? (
              <IconCircleCheck size={17} aria-label={texts.close.done} />
            ) : (
              <IconCircleDashed size={17} aria-label={texts.close.waits} />
            )}
            <span className={classes.itemLabel}>{label}</span>
            <span className={classes.itemNote}>{note}</span>
          </li>
        ))}
      </ul>
      <ExplainedButton
        fullWidth
        why={why}
        loading={isPending}
        leftSection={<IconLock size={15} aria-hidden />}
        onClick={close}
      >
        {texts.close.close(showDay(day.date))}
      </ExplainedButton>
      <Text fz="xs" c="dimmed" mt="xs">
        {why ?? texts.close.whatItSeals}
      </Text>
      {day.close?.reopened && (
        <Text fz="xs" mt="xs">
          {texts.close.reopenedBy(
            day.close.reopened.by,
            momentAt(day.timeZone, day.close.reopened.at),
            day.close.reopened.reason,
          )}
        </Text>
      )}
    </>
  );
}

function Closed({ day }: { day: OfficeDay }) {
  const why = useWhyClosed('admin');
  const [isReopening, setReopening] = useState(false);
  if (!day.close) return null;
  return (
    <>
      <Text fz="sm">{texts.close.closedBy(day.close.by, momentAt(day.timeZone, day.close.at))}</Text>
      <p className={classes.seal}>
        <IconLock size={14} aria-hidden />
        <span>{texts.close.seal}</span>
        <code title={day.close.hash}>{shortHash(day.close.hash)}</code>
      </p>
      {why ? (
        <ExplainedButton fullWidth variant="default" why={why}>
          {texts.reopen.reopen}
        </ExplainedButton>
      ) : (
        <Button fullWidth variant="default" onClick={() => setReopening(true)}>
          {texts.reopen.reopen}
        </Button>
      )}
      {isReopening && <ReopenDialog day={day} onClose={() => setReopening(false)} />}
    </>
  );
}

const shortHash = (hash: string) => `${hash.slice(0, 4)} ${hash.slice(4, 8)} … ${hash.slice(-4)}`;
