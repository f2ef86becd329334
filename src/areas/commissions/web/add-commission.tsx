import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { say } from '#platform/web/wording.ts';
import { NAME_MIN } from '../line-contract.ts';
import { AddCommissionPolicies } from './add-commission-policies.tsx';
import { AddFrame, CUSTOMER_WIDTH } from './add-frame.tsx';
import { customersQuery } from './commission-queries.ts';
import { texts } from './texts.ts';

const PAUSE_MS = 250;

/** Finds a customer by name; a commission is then added for one of the policies. */
export function AddCommission({ fileId }: { fileId: number }) {
  const [typed, setTyped] = useState('');
  const [customer, setCustomer] = useState<{ id: number; name: string }>();
  const [query] = useDebouncedValue(typed.trim(), PAUSE_MS);
  const isLong = query.length >= NAME_MIN && query !== customer?.name;
  const { data, error } = useQuery({
    ...customersQuery(query),
    enabled: isLong,
    placeholderData: keepPreviousData,
  });
  const found = isLong ? (data?.results ?? []) : [];
  const options = customer && !found.some(({ id }) => id === customer.id) ? [customer, ...found] : found;
  return (
    <AddFrame
      field={
        <Select
          size="xs"
          w={CUSTOMER_WIDTH}
          aria-label={say(texts.adding.customer)}
          placeholder={say(texts.adding.customer)}
          searchable
          clearable
          openOnFocus={false}
          clearButtonProps={{ 'aria-label': say(texts.adding.clearCustomer) }}
          filter={({ options: all }) => all}
          nothingFoundMessage={isLong && data ? say(texts.adding.noCustomer) : undefined}
          error={error?.message}
          data={options.map(({ id, name }) => ({ value: String(id), label: `${name} (#${id})` }))}
          searchValue={typed}
          onSearchChange={setTyped}
          value={customer ? String(customer.id) : null}
          onChange={(value) => setCustomer(options.find(({ id }) => String(id) === value))}
        />
      }
    >
      {customer && <AddCommissionPolicies key={customer.id} fileId={fileId} customer={customer} />}
    </AddFrame>
  );
}
