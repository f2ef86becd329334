import { Anchor, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { ClickToCall } from '#areas/telephony/web/public.ts';
import { phoneLink } from '#platform/shared/phones.ts';
import type { Task } from '../contract.ts';
import { phonesQuery } from './task-queries.ts';
import { texts } from './texts.ts';

/** The numbers of whom the task is about, to call with the product's telephone or the person's own. */
export function TaskPhones({ task }: { task: Task }) {
  const hasSubject = task.custid !== null || task.leadMainId !== null;
  const { data } = useQuery({ ...phonesQuery(task.id), enabled: hasSubject });
  const phones = data?.results ?? [];
  if (phones.length === 0) return null;
  return (
    <Group gap="md" role="group" aria-label={texts.telephoneOf(phones[0]?.name ?? '')}>
      {phones.map(({ number }) => (
        <Group key={number} gap={4} wrap="nowrap">
          <Anchor href={phoneLink(number)} fz="sm">
            {number}
          </Anchor>
          <Suspense>
            <ClickToCall number={number} customerId={task.custid ?? undefined} />
          </Suspense>
        </Group>
      ))}
    </Group>
  );
}
