import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { say } from '#platform/web/wording.ts';
import { customersQuery } from './attachment-queries.ts';
import { texts } from './texts.ts';

const TYPING_MS = 200;

/** Finds a customer by number or name. */
export function CustomerChoice({ onChoose }: { onChoose: (id: number) => void }) {
  const [typed, setTyped] = useState('');
  const [query] = useDebouncedValue(typed.trim(), TYPING_MS);
  const { data: customers = [] } = useQuery(customersQuery(query));
  return (
    <Select<number>
      label={say(texts.whose.customer)}
      placeholder={texts.whose.numberOrName}
      searchable
      data-autofocus
      data={customers.map(({ id, name }) => ({ value: id, label: `${name} #${id}` }))}
      // The server has searched already, by fragments in any order.
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
      // Before anything is typed there is no list: an empty one says nothing to a screen reader.
      nothingFoundMessage={query === '' ? undefined : say(texts.whose.noMatch)}
      onChange={(id) => id !== null && onChoose(id)}
    />
  );
}
