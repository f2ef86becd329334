import { Button, NativeSelect, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { namedChoices } from '#platform/web/inputs/named-choices.ts';
import { Explained } from '#platform/web/ui/explained.tsx';
import type { Locations } from '../contract.ts';
import type { LocationType } from '../rules.ts';
import { locationsQuery } from './office-queries.ts';
import { texts } from './texts.ts';

/** All places of one kind, with the one chosen that the signed-in person belongs to. */
export function LocationSelect({ type, label }: { type: LocationType; label: string }) {
  const { data, error, refetch, isFetching } = useQuery(locationsQuery(type));
  const [chosen, setChosen] = useState<string>();
  if (error && !data) {
    return (
      <Stack gap={6}>
        <Explained why={texts.locations.whyNotLoaded}>
          <NativeSelect label={label} data={[texts.locations.notLoaded]} disabled error={error.message} />
        </Explained>
        <Button
          variant="default"
          size="compact-sm"
          style={{ alignSelf: 'flex-start' }}
          loading={isFetching}
          onClick={() => void refetch()}
        >
          {texts.locations.tryAgain}
        </Button>
      </Stack>
    );
  }
  if (!data) return <NativeSelect label={label} data={[texts.locations.loading]} disabled aria-busy />;
  return (
    <NativeSelect
      label={label}
      data={[{ value: '', label: texts.locations.none }, ...choices(data)]}
      value={chosen ?? String(data.current?.id ?? '')}
      onChange={(event) => setChosen(event.currentTarget.value)}
    />
  );
}

/** A home office that is closed is none of the offices in use, and is still the person's own. */
function choices({ all, current }: Locations) {
  const isListed = !current || all.some(({ id }) => id === current.id);
  return namedChoices(isListed ? all : [...all, current]);
}
