import { Text } from '@mantine/core';
import { addressLine } from '#platform/shared/addresses.ts';
import { Fact, Facts } from '#platform/web/ui/facts.tsx';
import { say } from '#platform/web/wording.ts';
import type { MovablePolicy } from '../move-contract.ts';

/** Whose the policies are until they move. */
export function CurrentCustomer({ customer }: { customer: MovablePolicy['customer'] | undefined }) {
  if (!customer) return <Text c="dimmed">{say('Current customer')}</Text>;
  return (
    <Facts>
      <Fact label={say('Current customer')}>{`${customer.name} (${customer.id})`}</Fact>
      <Fact label="Address" isWide>
        {addressLine(customer)}
      </Fact>
    </Facts>
  );
}
