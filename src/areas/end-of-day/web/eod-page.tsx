import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { NoOfficeCard } from '#areas/offices/web/public.ts';
import { showDay } from '#platform/shared/dates.ts';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { StateBadge, type Tone } from '#platform/web/ui/state-badge.tsx';
import { Waiting } from '#platform/web/ui/waiting.tsx';
import type { DayState, OfficeDay } from '../contract.ts';
import { CloseCard } from './close-card.tsx';
import { CountCard } from './count-card.tsx';
import { DayChoice } from './day-choice.tsx';
import { DayStrip, weekday } from './day-strip.tsx';
import { DepositCard } from './deposit-card.tsx';
import { DifferencesCard } from './differences-card.tsx';
import { DrawersCard } from './drawers-card.tsx';
import classes from './eod.module.css';
import { type DaySearch, dayQuery } from './eod-queries.ts';
import { ReceiptsCard } from './receipts-card.tsx';
import { texts } from './texts.ts';
import { useCount } from './use-count.ts';
import { useOfficeKnown } from './use-office-known.ts';

const route = getRouteApi('/signed-in/eod');

const TONES: Record<DayState, Tone> = { open: 'work', closed: 'done', reopened: 'waits' };

export function EodPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const hasOffice = useOfficeKnown(search);
  const {
    data: day,
    error,
    refetch,
  } = useQuery({
    ...dayQuery(search),
    enabled: hasOffice === 'yes',
    placeholderData: (before) => before,
  });
  // One that cannot be shown leaves the way to the others on the screen.
  const [last, setLast] = useState<OfficeDay>();
  if (day && day !== last) setLast(day);
  const open = (nextOf: (now: DaySearch) => DaySearch) =>
    void navigate({ search: (now) => ({ ...now, ...nextOf(now) }) });
  return (
    <>
      <RecordHead
        title={texts.page.title}
        badges={day && <StateBadge tone={TONES[day.state]}>{texts.states[day.state]}</StateBadge>}
        facts={
          day
            ? [
                day.office.name,
                `${weekday(day.date, 'long')}, ${showDay(day.date)}`,
                texts.page.people(day.receipts.people.length),
              ]
            : []
        }
        actions={last && <DayChoice day={last} asked={search} onOpen={open} />}
      />
      <ProblemAlert>{error?.message}</ProblemAlert>
      {day && <DayBody key={`${day.office.id} ${day.date}`} day={day} refetch={() => void refetch()} />}
      {!day && error && (
        <Group gap="xs" mt="sm">
          <Button onClick={() => void refetch()}>{texts.page.tryAgain}</Button>
          <Button variant="default" onClick={() => open(() => ({ office: undefined, date: undefined }))}>
            {texts.page.openToday}
          </Button>
        </Group>
      )}
      {hasOffice === 'no' && !day && (
        <NoOfficeCard label={texts.page.title}>{texts.page.byOffice}</NoOfficeCard>
      )}
      {hasOffice !== 'no' && !day && !error && <Waiting height={400} />}
    </>
  );
}

function DayBody({ day, refetch }: { day: OfficeDay; refetch: () => void }) {
  const count = useCount(day);
  const [reason, setReason] = useState('');
  return (
    <>
      <DayStrip day={day} />
      <div className={classes.columnsOfCards}>
        <div className={classes.stack}>
          <ReceiptsCard day={day} />
          <DrawersCard day={day} onEnded={refetch} />
          <DifferencesCard closes={day.closes} />
        </div>
        <div className={classes.stack}>
          <CountCard day={day} count={count} />
        </div>
        <div className={classes.stack}>
          <DepositCard day={day} count={count} reason={reason} onReason={setReason} />
          <CloseCard day={day} reason={reason} isCounting={count.isCounting} />
        </div>
      </div>
    </>
  );
}
