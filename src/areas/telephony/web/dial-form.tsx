import { ActionIcon, Group, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconPhone, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { showPhone } from '#platform/shared/phones.ts';
import { useIdempotencyKey } from '#platform/web/forms/use-idempotency-key.ts';
import { PhoneInput } from '#platform/web/inputs/phone-input.tsx';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { useOnMount } from '#platform/web/ui/use-on-mount.ts';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
import { say } from '#platform/web/wording.ts';
import type { TelephonyState } from '../contract.ts';
import { isDialable } from '../rules.ts';
import { CustomerLink } from './customer-link.tsx';
import classes from './telephony-page.module.css';
import { customerNameQuery, usePlaceCall } from './telephony-queries.ts';
import { texts } from './texts.ts';

const route = getRouteApi('/window/telephony');

export function DialForm({ telephony }: { telephony: TelephonyState }) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { mutateAsync } = usePlaceCall();
  const key = useIdempotencyKey();
  const form = useForm({
    initialValues: { number: showPhone(search.number ?? '') },
    validate: {
      number: (value) => (isDialable(value) ? null : texts.dialing.notDialable),
    },
  });
  const { onSubmit, sending, problem } = useSubmit(form, async ({ number }) => {
    const body = { number, customerId: search.customerId ?? null };
    const placed = await mutateAsync({ body, key: key.current() }).catch((error) => {
      key.failed(error);
      throw error;
    });
    key.renew();
    form.reset();
    void navigate({ search: { call: placed.id } });
  });
  useOnMount(() => form.getInputNode('number')?.focus());

  return (
    <form onSubmit={onSubmit} noValidate aria-label={texts.dialing.form}>
      <Stack gap={8}>
        <Group gap={8} wrap="nowrap" align="flex-start">
          <PhoneInput
            aria-label={texts.dialing.number}
            placeholder={texts.dialing.number}
            className={classes.number}
            {...form.getInputProps('number')}
          />
          <ExplainedButton
            type="submit"
            why={whyNot(telephony)}
            loading={sending}
            leftSection={<IconPhone size={15} aria-hidden />}
          >
            {texts.dialing.call}
          </ExplainedButton>
        </Group>
        {search.customerId !== undefined && <ForCustomer id={search.customerId} />}
        <ProblemAlert>{problem}</ProblemAlert>
      </Stack>
    </form>
  );
}

function whyNot({ state, runningCallId }: TelephonyState): string | undefined {
  if (state === 'OFF') return texts.dialing.whyOff;
  return runningCallId === null ? undefined : texts.dialing.whyOnCall;
}

/** Whom the call is for; the customer can be taken off before it is placed. */
function ForCustomer({ id }: { id: number }) {
  const navigate = route.useNavigate();
  const { data, error } = useQuery(customerNameQuery(id));
  return (
    <Group gap={6} wrap="nowrap">
      <Text fz="sm" className={classes.words}>
        {data && (
          <>
            {texts.dialing.forCustomer} <CustomerLink id={id} name={data.name} />
          </>
        )}
        {error?.message}
      </Text>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={24}
        aria-label={say(texts.dialing.withoutCustomer)}
        onClick={() => void navigate({ search: ({ customerId, ...rest }) => rest, replace: true })}
      >
        <IconX size={14} aria-hidden />
      </ActionIcon>
    </Group>
  );
}
