import { ActionIcon, Loader, Popover, TextInput, type TextInputProps } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isDay } from '#platform/shared/dates.ts';
import { lazyPiece } from '../connection/lazy-piece.ts';
import { texts } from '../texts.ts';
import { useOwnEscape } from '../ui/own-escape.ts';
import { readHalfTypedDay, readTypedDay, showTypedDay, type TypedDay } from './typed-values.ts';
import { useTypedText } from './use-typed-text.ts';

// The calendar is as large as a screen of ours and most dates are typed: it loads when it is opened.
const DayCalendar = lazyPiece(async () => ({ default: (await import('./day-calendar.tsx')).DayCalendar }));

interface DayInputProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  label: string;
  value?: TypedDay;
  onChange?: (value: TypedDay) => void;
}

/** A date, typed as MM/DD/YYYY or picked from a calendar. */
export function DayInput({ value = null, onChange, onFocus, onBlur, ...rest }: DayInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { pick, ...field } = useTypedText<TypedDay>({
    value,
    onChange,
    onFocus,
    onBlur,
    show: showTypedDay,
    read: readHalfTypedDay,
    finish: readTypedDay,
  });

  /** The cursor goes back to the field, which has to show the new date by then. */
  function close(day?: string): void {
    flushSync(() => {
      if (day) pick(day);
      setOpen(false);
    });
    input.current?.focus();
  }

  useOwnEscape(isOpen, close);

  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-start" returnFocus withRoles={false}>
      <Popover.Target>
        <TextInput
          ref={input}
          autoComplete="off"
          placeholder={texts.days.format}
          {...rest}
          {...field}
          rightSection={
            <ActionIcon
              variant="subtle"
              color="gray"
              size={26}
              aria-label={texts.days.openCalendar(rest.label)}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              disabled={rest.disabled ?? false}
              onClick={() => setOpen(!isOpen)}
            >
              <IconCalendar size={15} aria-hidden />
            </ActionIcon>
          }
        />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={texts.days.calendar(rest.label)}>
        <Suspense fallback={<Loader />}>
          <DayCalendar day={value !== null && isDay(value) ? value : null} onChoose={close} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
