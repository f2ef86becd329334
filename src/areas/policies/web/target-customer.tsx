import { Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { addressLine } from '#platform/shared/addresses.ts';
import { targetQuery } from './move-queries.ts';
import { texts } from './texts.ts';

/** So long after the last digit the number is looked up. */
const PAUSE_MS = 250;

/** Whose number it is that somebody types, looked up while they type. */
export function TargetCustomer({ customerId }: { customerId: number | null }) {
  const [asked] = useDebouncedValue(customerId, PAUSE_MS);
  const { data, error } = useQuery({ ...targetQuery(asked ?? 0), enabled: asked !== null && asked > 0 });
  const isCurrent = customerId !== null && asked === customerId;
  return (
    <Text role="status" mih={22} c={data ? undefined : 'dimmed'}>
      {isCurrent && (error?.message ?? words(data))}
    </Text>
  );
}

type Found = { name: string; address: string; city: string; state: string; zip: string };

function words(found: Found | null | undefined): string {
  if (found === undefined) return '';
  return found ? [found.name, addressLine(found)].filter(Boolean).join(', ') : texts.list.noRecordsFound;
}
