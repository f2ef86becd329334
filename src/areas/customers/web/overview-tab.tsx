import { Stack } from '@mantine/core';
import { Suspense } from 'react';
import { useFirstInSteps } from '#platform/web/ui/use-first-in-steps.ts';
import type { CustomerTabProps, OverviewParts } from './customer-tab.ts';
import { HouseholdTable } from './household-table.tsx';
import classes from './overview-tab.module.css';
import { VehiclesTable } from './vehicles-table.tsx';

/** How the customer stands, and the lists that are part of the record. */
export function OverviewTab({ customer, parts }: CustomerTabProps & { parts: OverviewParts }) {
  // The lists after what somebody at the counter looks at first.
  const isWhole = useFirstInSteps('overview-lists');
  return (
    <Stack gap="md">
      <div className={classes.figures}>
        <Suspense>
          <parts.figures customer={customer} />
        </Suspense>
      </div>
      {isWhole && (
        <>
          <HouseholdTable customer={customer} />
          <VehiclesTable customer={customer} />
          <Suspense>
            <parts.cards customer={customer} />
          </Suspense>
        </>
      )}
    </Stack>
  );
}
