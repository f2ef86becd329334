import { type ComboboxItem, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { say } from '#platform/web/wording.ts';
import { customersQuery } from './import-queries.ts';
import { texts } from './texts.ts';

const TYPING_MS = 200;
/** A fragment of a name below this finds too much. */
const QUERY_MIN = 3;

/** Finds a customer by name or number. */
export function CustomerChoice({ onChoose }: { onChoose: (id: number) => void }) {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<ComboboxItem>();
  const [query] = useDebouncedValue(typed.trim(), TYPING_MS);
  const isLong = query.length >= QUERY_MIN && query !== chosen?.label;
  const { data, error } = useQuery({
    ...customersQuery(query),
    enabled: isLong,
    placeholderData: keepPreviousData,
  });
  const found = (data?.results ?? []).map(({ id, name }) => ({
    value: String(id),
    label: `${name} (#${id})`,
  }));
  // Without the chosen one among them the field would forget it and search for nothing again.
  const options = chosen && !found.some(({ value }) => value === chosen.value) ? [chosen, ...found] : found;

  function choose(value: string | null): void {
    const option = options.find((each) => each.value === value);
    if (!option) return;
    setChosen(option);
    onChoose(Number(option.value));
  }

  return (
    <Select
      label={say(texts.labels.customer)}
      placeholder={texts.assign.nameOrNumber}
      searchable
      allowDeselect={false}
      data-autofocus
      openOnFocus={false}
      data={options}
      // The server has searched already, by fragments in any order.
      filter={({ options: all }) => all}
      searchValue={typed}
      onSearchChange={setTyped}
      error={isLong && error?.message}
      nothingFoundMessage={isLong ? say(texts.assign.noCustomer) : texts.assign.typeAtLeast(QUERY_MIN)}
      value={chosen?.value ?? null}
      onChange={choose}
    />
  );
}
