import { SimpleGrid } from '@mantine/core';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { PageHead } from '#platform/web/ui/page-head.tsx';
import type { LocationType } from '../rules.ts';
import { LocationSelect } from './location-select.tsx';
import { texts } from './texts.ts';

const TYPES: readonly LocationType[] = ['account', 'territory', 'division', 'district', 'region', 'office'];

/** A plain page to try the locations out. */
export function LocationsPage() {
  return (
    <>
      <PageHead title={texts.locations.pageTitle} facts={[texts.locations.about]} />
      <PageCard title={texts.locations.title} maw={760}>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          {TYPES.map((type) => (
            <LocationSelect key={type} type={type} label={texts.levels[type]} />
          ))}
        </SimpleGrid>
      </PageCard>
    </>
  );
}
