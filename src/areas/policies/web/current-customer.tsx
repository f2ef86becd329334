import { Text } from '@mantine/core';
import { addressLine } from '#platform/shared/addresses.ts';
import { Fact, Facts } from '#platform/web/ui/facts.tsx';
import { say } from '#platform/web/wording.ts';
import type { MovablePolicy } from '../move-contract.ts';
import { texts } from './texts.ts';

/** Whose the policies are until they move. */
export function CurrentCustomer({ customer }: { customer: MovablePolicy['customer'] | undefined }) {
  if (!customer) return <Text c="dimmed">{say(texts.move.currentCustomer)}</Text>;
  return (
    <Facts>
      <Fact label={say(texts.move.currentCustomer)}>{`${customer.name} (${customer.id})`}</Fact>
      <Fact label={texts.move.address} isWide>
        {addressLine(customer)}
      </Fact>
    </Facts>
  );
}
