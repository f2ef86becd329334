import { Button, Checkbox, Text, TextInput } from '@mantine/core';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { WEEKDAYS } from '../opening-hours.ts';
import classes from './office-form.module.css';
import type { SectionProps } from './section-props.ts';
import { texts } from './texts.ts';

const MONDAY = 1;
const FRIDAY = 5;

/** When the office is open, day by day, by the clock on its own wall. */
export function HoursSection({ form }: SectionProps) {
  function copyMonday(): void {
    const { hours } = form.getValues();
    const monday = hours[MONDAY];
    if (!monday) return;
    form.setFieldValue(
      'hours',
      hours.map((day, weekday) => (weekday > MONDAY && weekday <= FRIDAY ? { ...monday } : day)),
    );
  }

  return (
    <PageCard title={texts.edit.hours}>
      <div className={classes.hours}>
        {WEEKDAYS.map((name, weekday) => (
          <DayRow key={name} form={form} name={name} weekday={weekday} />
        ))}
      </div>
      <Button variant="default" size="xs" mt="md" onClick={copyMonday}>
        {texts.edit.copyMonday}
      </Button>
    </PageCard>
  );
}

function DayRow({ form, name, weekday }: SectionProps & { name: string; weekday: number }) {
  const isOpen = form.values.hours[weekday]?.isOpen;
  const path = `hours.${weekday}`;
  return (
    <div className={classes.day}>
      <Checkbox label={name} {...form.getInputProps(`${path}.isOpen`, { type: 'checkbox' })} />
      {isOpen ? (
        <>
          <TextInput
            type="time"
            aria-label={texts.edit.opens(name)}
            {...form.getInputProps(`${path}.opens`)}
          />
          <Text c="dimmed" className={classes.until}>
            {texts.edit.to}
          </Text>
          <TextInput
            type="time"
            aria-label={texts.edit.closes(name)}
            {...form.getInputProps(`${path}.closes`)}
          />
        </>
      ) : (
        <Text c="dimmed" className={classes.closed}>
          {texts.edit.closed}
        </Text>
      )}
    </div>
  );
}
