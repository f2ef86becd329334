import { Badge } from '@mantine/core';
import { IconCash, IconMail, IconPencil } from '@tabler/icons-react';
import { addressLine } from '#platform/shared/addresses.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import type { Customer } from '../contract.ts';
import classes from './customer-head.module.css';
import { MoreMenu } from './more-menu.tsx';
import { SearchLink } from './search-link.tsx';
import { useNoun } from './use-noun.ts';

/** Who it is, and what is done for them at the counter. */
export function CustomerHead({ customer }: { customer: Customer }) {
  const { noun } = useNoun();
  return (
    <RecordHead
      title={customer.name}
      up={<SearchLink />}
      number={customer.id}
      badges={
        customer.emailOptOut && (
          <Badge variant="light" color="red" tt="none">
            Opted out of email
          </Badge>
        )
      }
      facts={[
        customer.phone,
        customer.email,
        addressLine(customer),
        `${noun} since ${customer.createdAt.getFullYear()}`,
      ]}
      actions={<Actions id={customer.id} />}
    />
  );
}

function Actions({ id }: { id: number }) {
  return (
    <>
      <LinkButton
        to="/customer/$id/payment"
        params={{ id }}
        size="sm"
        className={classes.first ?? ''}
        leftSection={<IconCash size={16} aria-hidden />}
      >
        Take a payment
      </LinkButton>
      <LinkButton
        to="/email"
        search={{ customerId: id }}
        variant="default"
        size="sm"
        leftSection={<IconMail size={15} aria-hidden />}
      >
        Email
      </LinkButton>
      <LinkButton
        to="/customer/$id/edit"
        params={{ id }}
        variant="default"
        size="sm"
        leftSection={<IconPencil size={15} aria-hidden />}
      >
        Edit
      </LinkButton>
      <MoreMenu id={id} />
    </>
  );
}
