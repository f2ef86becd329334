import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { leadsFoundQuery } from './quote-queries.ts';
import { texts } from './texts.ts';

const TYPING_MS = 200;

/** Finds a lead by name, phone or email. */
export function LeadChoice({ onChoose }: { onChoose: (id: number) => void }) {
  const [typed, setTyped] = useState('');
  const [query] = useDebouncedValue(typed.trim(), TYPING_MS);
  const { data: leads = [] } = useQuery(leadsFoundQuery(query));
  return (
    <Select<number>
      label={texts.receiver.lead}
      placeholder={texts.receiver.searched}
      searchable
      data={leads.map(({ id, name }) => ({ value: id, label: `${name} #${id}` }))}
      // The server has searched already, by fragments in any order.
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
      nothingFoundMessage={query.length < 3 ? undefined : texts.receiver.noLeadMatches}
      onChange={(id) => id !== null && onChoose(id)}
    />
  );
}
