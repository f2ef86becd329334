import { Stack } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import { customerQuery } from './customer-queries.ts';
import { MergeComparison } from './merge-comparison.tsx';
import { MergePicker } from './merge-picker.tsx';
import { MergesCard } from './merges-card.tsx';
import { texts } from './texts.ts';
import { useNoun } from './use-noun.ts';

const route = getRouteApi('/signed-in/customer/$id/merge');

/** Finds the other record of the same customer, compares the two and makes them one. */
export function MergeCustomerPage() {
  const { id } = route.useParams();
  const { other } = route.useSearch();
  const { noun } = useNoun();
  const { data: customer } = useSuspenseQuery(customerQuery(id));
  return (
    <>
      <RecordHead
        title={texts.merge.title(customer.name)}
        up={
          <WayUp to="/customer/$id" params={{ id }}>
            {customer.name}
          </WayUp>
        }
        facts={[`#${id}`, texts.merge.hint(noun)]}
      />
      <Stack gap="md">
        {other === undefined ? (
          <MergePicker id={id} />
        ) : (
          <MergeComparison key={`${id} ${other}`} id={id} other={other} />
        )}
        <MergesCard id={id} />
      </Stack>
    </>
  );
}
