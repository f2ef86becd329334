import { Badge, Stack, Text } from '@mantine/core';
import { Suspense } from 'react';
import { useSession } from '#areas/session/web/public.ts';
import { showDay } from '#platform/shared/dates.ts';
import { Fact, Facts } from '#platform/web/ui/facts.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import type { Customer } from '../contract.ts';
import { fieldLabels } from './customer-fields.ts';
import type { CustomerTabProps, OverviewParts } from './customer-tab.ts';
import { licenseWords } from './customer-words.ts';
import { HouseholdTable } from './household-table.tsx';
import classes from './overview-tab.module.css';
import { PhoneNumber } from './phone-number.tsx';
import { VehiclesTable } from './vehicles-table.tsx';

/** Everything that is known of a customer, at one glance. */
export function OverviewTab({ customer, parts }: CustomerTabProps & { parts: OverviewParts }) {
  return (
    <Stack gap="md">
      <div className={classes.figures}>
        <Suspense>
          <parts.figures customer={customer} />
        </Suspense>
      </div>
      <div className={classes.columns}>
        <Stack gap="md">
          <ContactCard customer={customer} />
          <MoreCard customer={customer} />
          {customer.memo && (
            <PageCard title="Memo">
              <Text className={classes.memo}>{customer.memo}</Text>
            </PageCard>
          )}
        </Stack>
        <Stack gap="md">
          <HouseholdTable customer={customer} />
          <VehiclesTable customer={customer} />
          <Suspense>
            <parts.cards customer={customer} />
          </Suspense>
        </Stack>
      </div>
    </Stack>
  );
}

function ContactCard({ customer }: { customer: Customer }) {
  const { address, city, state, zip } = customer;
  const place = [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return (
    <PageCard title="Contact">
      <Facts>
        {customer.businessName && (
          <Fact label="Business" isWide>
            {customer.businessName}
          </Fact>
        )}
        <Fact label="Person">{[customer.firstName, customer.lastName].filter(Boolean).join(' ')}</Fact>
        <Fact label="Date of birth">{customer.dob && showDay(customer.dob)}</Fact>
        <Fact label="Phone">
          {customer.phone && <PhoneNumber number={customer.phone} customerId={customer.id} />}
        </Fact>
        <Fact label="Second phone">
          {customer.phone2 && <PhoneNumber number={customer.phone2} customerId={customer.id} />}
        </Fact>
        <Fact label="Email" isWide>
          {(customer.email || customer.emailOptOut) && (
            <>
              {customer.email}
              {customer.emailOptOut && <OptedOut />}
            </>
          )}
        </Fact>
        <Fact label="Address" isWide>
          {(address || place) && (
            <>
              {address}
              {address && place && <br />}
              {place}
            </>
          )}
        </Fact>
        <Fact label="License">{licenseWords(customer.licenseNumber, customer.licenseState)}</Fact>
      </Facts>
    </PageCard>
  );
}

function OptedOut() {
  return (
    <Badge variant="light" color="red" tt="none" mt={2} className={classes.badge}>
      Opted out
    </Badge>
  );
}

function MoreCard({ customer }: { customer: Customer }) {
  const labels = fieldLabels(useSession().config);
  return (
    <PageCard title="Agency">
      <Facts>
        <Fact label={labels.officeId}>{customer.office}</Fact>
        <Fact label={labels.source}>{customer.source}</Fact>
        <Fact label={labels.custom1}>{customer.custom1}</Fact>
        <Fact label={labels.custom2}>{customer.custom2}</Fact>
        <Fact label={labels.custom3}>{customer.custom3}</Fact>
        <Fact label="Added">{customer.createdAt.toLocaleDateString('en-US', ADDED)}</Fact>
      </Facts>
    </PageCard>
  );
}

const ADDED = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
