import { Select, type SelectProps } from '@mantine/core';
import { useState } from 'react';
import { type Finder, type Found, useFound } from './finder.ts';

interface FoundSelectProps extends Pick<SelectProps, 'comboboxProps'> {
  finder: Finder;
  'data-autofocus'?: boolean;
  onChoose: (id: number) => void;
}

const labelOf = ({ id, name }: Found) => `${name} #${id}`;

/** Finds a record by what is typed, and keeps the one that was chosen. */
export function FoundSelect({ finder, onChoose, ...rest }: FoundSelectProps) {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<Found>();
  const isChosen = chosen !== undefined && typed === labelOf(chosen);
  const { found, problem } = useFound(finder, isChosen ? '' : typed);
  const { label, placeholder } = finder.words();
  // Without the chosen one among them the field would forget it.
  const options = chosen && !found.some(({ id }) => id === chosen.id) ? [chosen, ...found] : found;

  function choose(id: number | null): void {
    const next = options.find((each) => each.id === id);
    if (!next) return;
    setChosen(next);
    onChoose(next.id);
  }

  return (
    <Select<number>
      label={label}
      placeholder={placeholder}
      searchable
      allowDeselect={false}
      openOnFocus={false}
      {...rest}
      data={options.map((each) => ({ value: each.id, label: labelOf(each) }))}
      // The server has searched already, by fragments in any order.
      filter={(all) => all.options}
      searchValue={typed}
      onSearchChange={setTyped}
      nothingFoundMessage={problem}
      value={chosen?.id ?? null}
      onChange={choose}
    />
  );
}
