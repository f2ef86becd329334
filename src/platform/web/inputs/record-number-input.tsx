import { ActionIcon, Popover } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type ComponentProps, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useOwnEscape } from '../ui/own-escape.ts';
import { DigitsInput } from './digits-input.tsx';
import type { NumberFinder } from './finder.ts';
import { FoundSelect } from './found-select.tsx';

interface RecordNumberInputProps extends ComponentProps<typeof DigitsInput> {
  /** Absent for someone who may not search such records. */
  finder: NumberFinder | undefined;
  /** After `onChange`, when the number was found by a name. */
  onFound?: (id: number) => void;
}

/** The number of a record; whoever does not know it finds it by the name. */
export function RecordNumberInput({ finder, onFound, ...rest }: RecordNumberInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);

  /** The cursor goes back to the field, which has to show the new number by then. */
  function close(id?: number): void {
    flushSync(() => {
      if (id !== undefined) {
        rest.onChange?.(id);
        onFound?.(id);
      }
      setOpen(false);
    });
    input.current?.focus();
  }

  useOwnEscape(isOpen, close);
  if (!finder) return <DigitsInput {...rest} />;
  const { button } = finder.words();
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-start"
      width={300}
      trapFocus
      withRoles={false}
    >
      <Popover.Target>
        <DigitsInput
          ref={input}
          {...rest}
          rightSection={
            <ActionIcon
              variant="subtle"
              color="gray"
              size={26}
              aria-label={button}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              <IconSearch size={15} aria-hidden />
            </ActionIcon>
          }
        />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={button} maw="calc(100vw - 24px)">
        <FoundSelect
          finder={finder}
          data-autofocus
          comboboxProps={{ withinPortal: false }}
          onChoose={close}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
