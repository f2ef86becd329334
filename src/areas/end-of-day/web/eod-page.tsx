import { Button, Group, NativeSelect } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { addDays } from '#platform/shared/calendar.ts';
import { isDay, showDay } from '#platform/shared/dates.ts';
import { counted } from '#platform/shared/noun.ts';
import { DayInput } from '#platform/web/inputs/day-input.tsx';
import { namedChoices } from '#platform/web/inputs/named-choices.ts';
import { printPage } from '#platform/web/print/printing.ts';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { StateBadge, type Tone } from '#platform/web/ui/state-badge.tsx';
import { Waiting } from '#platform/web/ui/waiting.tsx';
import type { DayState, OfficeDay } from '../contract.ts';
import { CloseCard } from './close-card.tsx';
import { CountCard } from './count-card.tsx';
import { DayStrip, weekday } from './day-strip.tsx';
import { DepositCard } from './deposit-card.tsx';
import { DifferencesCard } from './differences-card.tsx';
import { DrawersCard } from './drawers-card.tsx';
import classes from './eod.module.css';
import { type DaySearch, dayQuery } from './eod-queries.ts';
import { ReceiptsCard } from './receipts-card.tsx';
import { useCount } from './use-count.ts';

const route = getRouteApi('/signed-in/eod');

const BADGES: Record<DayState, [Tone, string]> = {
  open: ['work', 'Open'],
  closed: ['done', 'Closed'],
  reopened: ['waits', 'Reopened'],
};

export function EodPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const {
    data: day,
    error,
    refetch,
  } = useQuery({ ...dayQuery(search), placeholderData: (before) => before });
  const open = (next: DaySearch) => void navigate({ search: (now) => ({ ...now, ...next }) });
  return (
    <>
      <RecordHead
        title="End of day"
        badges={day && <StateBadge tone={BADGES[day.state][0]}>{BADGES[day.state][1]}</StateBadge>}
        facts={
          day
            ? [
                day.office.name,
                `${weekday(day.date, 'long')}, ${showDay(day.date)}`,
                counted(day.receipts.people.length, 'person'),
              ]
            : []
        }
        actions={day && <DayChoice day={day} onOpen={open} />}
      />
      <ProblemAlert>{error?.message}</ProblemAlert>
      {day && <DayBody key={`${day.office.id} ${day.date}`} day={day} refetch={() => void refetch()} />}
      {!day && !error && <Waiting height={400} />}
    </>
  );
}

function DayChoice({ day, onOpen }: { day: OfficeDay; onOpen: (next: DaySearch) => void }) {
  const { office, offices, date, today } = day;
  const choices = offices.some(({ id }) => id === office.id) ? offices : [office, ...offices];
  return (
    <Group gap="xs" align="flex-end" className={classes.choice}>
      <NativeSelect
        size="xs"
        label="Office"
        data={namedChoices(choices)}
        value={String(office.id)}
        onChange={(event) => onOpen({ office: Number(event.currentTarget.value) })}
      />
      <Group gap="xs" align="flex-end" wrap="nowrap">
        <IconButton framed={30} label="The day before" onClick={() => onOpen({ date: addDays(date, -1) })}>
          <IconChevronLeft size={15} aria-hidden />
        </IconButton>
        <DayInput
          size="xs"
          w={140}
          label="Day"
          value={date}
          onChange={(typed) => typed !== null && isDay(typed) && typed <= today && onOpen({ date: typed })}
        />
        <IconButton
          framed={30}
          label="The day after"
          why={date >= today ? 'The next day has not begun yet.' : undefined}
          onClick={() => onOpen({ date: addDays(date, 1) })}
        >
          <IconChevronRight size={15} aria-hidden />
        </IconButton>
      </Group>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconPrinter size={15} aria-hidden />}
        onClick={() => void printPage()}
      >
        Print
      </Button>
    </Group>
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
