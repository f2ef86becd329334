import { Button, Group, NativeSelect } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconPrinter } from '@tabler/icons-react';
import { addDays } from '#platform/shared/calendar.ts';
import { isDay } from '#platform/shared/dates.ts';
import { DayInput } from '#platform/web/inputs/day-input.tsx';
import { namedChoices } from '#platform/web/inputs/named-choices.ts';
import { printPage } from '#platform/web/print/printing.ts';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import type { OfficeDay } from '../contract.ts';
import classes from './eod.module.css';
import type { DaySearch } from './eod-queries.ts';
import { texts } from './texts.ts';

interface DayChoiceProps {
  /** The last one that was answered; it may be another than the one that is asked for. */
  day: OfficeDay;
  asked: DaySearch;
  onOpen: (nextOf: (now: DaySearch) => DaySearch) => void;
}

export function DayChoice({ day: { office, offices, today }, asked, onOpen }: DayChoiceProps) {
  const choices = offices.some(({ id }) => id === office.id) ? offices : [office, ...offices];
  const date = asked.date ?? today;
  // From the day that is asked for and not the one that is shown: a second click goes on from the first.
  const step = (days: number) =>
    onOpen((now) => {
      const next = addDays(now.date ?? today, days);
      return { date: next > today ? today : next };
    });
  return (
    <Group gap="xs" align="flex-end" className={classes.choice}>
      <NativeSelect
        size="xs"
        label={texts.choice.office}
        data={namedChoices(choices)}
        value={String(asked.office ?? office.id)}
        onChange={(event) => {
          const chosen = Number(event.currentTarget.value);
          onOpen(() => ({ office: chosen }));
        }}
      />
      <Group gap="xs" align="flex-end" wrap="nowrap">
        <IconButton framed={30} label={texts.choice.dayBefore} onClick={() => step(-1)}>
          <IconChevronLeft size={15} aria-hidden />
        </IconButton>
        <DayInput
          size="xs"
          w={156}
          label={texts.choice.day}
          value={date}
          onChange={(typed) =>
            typed !== null && isDay(typed) && typed <= today && onOpen(() => ({ date: typed }))
          }
        />
        <IconButton
          framed={30}
          label={texts.choice.dayAfter}
          why={date >= today ? texts.choice.notBegun : undefined}
          onClick={() => step(1)}
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
        {texts.choice.print}
      </Button>
    </Group>
  );
}
