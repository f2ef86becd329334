import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { texts } from '../texts.ts';

/** How long after the last keystroke the list is requested. */
const PAUSE_MS = 250;

const asTyped = (typed: string) => typed;

interface SearchFieldProps {
  label: string;
  placeholder?: string;
  /** What the address bar says. */
  value: string;
  onSearch: (text: string) => void;
  /** What may be typed at all, like digits alone. */
  clean?: (typed: string) => string;
}

/** A text that filters a list: requested when the typing pauses, immediately on Enter. */
export function SearchField({ label, placeholder, value, onSearch, clean = asTyped }: SearchFieldProps) {
  const [text, setText] = useState({ typed: value, sent: value, seen: value });
  // The address changed: by our own words, or by the Back button, which then decides what is shown here.
  if (value !== text.seen) {
    setText(value === text.sent ? { ...text, seen: value } : { typed: value, sent: value, seen: value });
  }

  function send(typed: string): void {
    const sent = typed.trim();
    setText((now) => ({ ...now, sent }));
    if (sent !== value) onSearch(sent);
  }
  const sendSoon = useDebouncedCallback(send, PAUSE_MS);
  const isSaid = text.typed.trim() === value;
  // What was still to be sent would bring the words back that Back or Reset has just taken away.
  useEffect(() => {
    if (isSaid) sendSoon.cancel();
  }, [isSaid, sendSoon]);

  function type(typed: string): void {
    setText((now) => ({ ...now, typed }));
    sendSoon(typed);
  }

  return (
    <TextInput
      type="search"
      data-filter
      size="xs"
      w={{ base: '100%', xs: 260 }}
      aria-label={label}
      placeholder={placeholder ?? label}
      autoComplete="off"
      leftSection={<IconSearch size={14} aria-hidden />}
      rightSection={
        text.typed && (
          <CloseButton size="sm" aria-label={texts.filters.clearSearch} onClick={() => type('')} />
        )
      }
      value={text.typed}
      onChange={(event) => type(clean(event.currentTarget.value))}
      onKeyDown={(event) => event.key === 'Enter' && sendSoon.flush()}
    />
  );
}
