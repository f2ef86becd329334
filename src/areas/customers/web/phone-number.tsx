import { Anchor, Group } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense } from 'react';
import { phoneLink } from '#platform/shared/phones.ts';
import type { PhoneActionProps } from './phone-action.ts';

const route = getRouteApi('/signed-in/customer/$id');

/** A number to call, with what else the product does with telephones beside it. */
export function PhoneNumber({ number, customerId }: PhoneActionProps) {
  const actions = route.useRouteContext({ select: ({ phoneActions }) => phoneActions });
  return (
    <Group gap={4} wrap="nowrap">
      <Anchor href={phoneLink(number)} fz="inherit">
        {number}
      </Anchor>
      <Suspense>
        {actions.map((action) => (
          <action.component key={action.key} number={number} customerId={customerId} />
        ))}
      </Suspense>
    </Group>
  );
}
