import { SimpleGrid } from '@mantine/core';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { PageHead } from '#platform/web/ui/page-head.tsx';
import type { LocationType } from '../rules.ts';
import { LocationSelect } from './location-select.tsx';

const SELECTS: readonly { type: LocationType; label: string }[] = [
  { type: 'account', label: 'Account' },
  { type: 'territory', label: 'Territory' },
  { type: 'division', label: 'Division' },
  { type: 'district', label: 'District' },
  { type: 'region', label: 'Region' },
  { type: 'office', label: 'Office' },
];

/** A plain page to try the locations out. */
export function LocationsPage() {
  return (
    <>
      <PageHead
        title="Home test"
        facts={['Where you belong, level by level. Choosing here does not change anything.']}
      />
      <PageCard title="Locations" maw={760}>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          {SELECTS.map(({ type, label }) => (
            <LocationSelect key={type} type={type} label={label} />
          ))}
        </SimpleGrid>
      </PageCard>
    </>
  );
}
