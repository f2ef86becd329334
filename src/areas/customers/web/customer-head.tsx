import { Badge, Button } from '@mantine/core';
import { IconMail, IconPencil, IconPhone } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense } from 'react';
import { addressLine } from '#platform/shared/addresses.ts';
import { phoneLink } from '#platform/shared/phones.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import type { Customer } from '../contract.ts';
import classes from './customer-page.module.css';
import { MoreMenu } from './more-menu.tsx';
import { SearchLink } from './search-link.tsx';
import { texts } from './texts.ts';
import { useNoun } from './use-noun.ts';

const route = getRouteApi('/signed-in/customer/$id');

/** The person or business, and what is done for them at the counter. */
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
            {texts.labels.emailOptOut}
          </Badge>
        )
      }
      facts={[addressLine(customer), texts.head.since(noun, customer.createdAt.getFullYear())]}
      actions={<Actions customer={customer} />}
    />
  );
}

function Actions({ customer }: { customer: Customer }) {
  const { id, name, phone } = customer;
  const NextStep = route.useRouteContext({ select: ({ nextStep }) => nextStep });
  return (
    <>
      <Suspense fallback={<div className={classes.step} />}>
        <NextStep customer={customer} />
      </Suspense>
      {phone && (
        <Button
          component="a"
          href={phoneLink(phone)}
          variant="default"
          size="sm"
          className={classes.call}
          leftSection={<IconPhone size={15} aria-hidden />}
          aria-label={texts.head.callNumber(name, phone)}
        >
          {texts.head.call}
        </Button>
      )}
      <LinkButton
        to="/email"
        search={{ customerId: id }}
        variant="default"
        size="sm"
        leftSection={<IconMail size={15} aria-hidden />}
      >
        {texts.head.email}
      </LinkButton>
      <LinkButton
        to="/customer/$id/edit"
        params={{ id }}
        variant="default"
        size="sm"
        leftSection={<IconPencil size={15} aria-hidden />}
      >
        {texts.head.edit}
      </LinkButton>
      <MoreMenu id={id} />
    </>
  );
}
