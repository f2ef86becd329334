import { Button, Checkbox, Select, SimpleGrid, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { judgeOnLeave } from '#platform/web/forms/judge-on-leave.ts';
import { useIdempotencyKey } from '#platform/web/forms/use-idempotency-key.ts';
import { DayInput } from '#platform/web/inputs/day-input.tsx';
import { MoneyInput } from '#platform/web/inputs/money-input.tsx';
import { officeToday } from '#platform/web/office-today.ts';
import { DialogFoot } from '#platform/web/ui/dialog-foot.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
import { ALL_COMPANIES } from '../rules.ts';
import { companiesQuery, useCreateFile } from './commission-queries.ts';
import { type CreateValues, createErrors, initialValues, inputOf } from './create-values.ts';
import { texts } from './texts.ts';

const ON_LEAVE = ['start', 'end', 'deposit', 'depositAmount'];

export function CreateForm() {
  const navigate = useNavigate();
  const { data } = useQuery(companiesQuery);
  const { mutateAsync } = useCreateFile();
  const key = useIdempotencyKey();
  const form = useForm<CreateValues>({
    name: 'commission-file',
    initialValues: initialValues(officeToday()),
    validate: createErrors,
    enhanceGetInputProps: judgeOnLeave(ON_LEAVE, createErrors),
  });
  const { onSubmit, sending, problem } = useSubmit(form, async (values) => {
    const { id, lines } = await mutateAsync({ body: inputOf(values), key: key.current() }).catch((error) => {
      key.failed(error);
      throw error;
    });
    toastDone(texts.create.gathered(lines));
    await navigate({ to: '/commissions/reconcile/$id', params: { id } });
  });
  const carriers = (data?.results ?? []).filter(({ isCarrier }) => isCarrier);
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="sm">
        <Select
          label={texts.create.labels.company}
          data-tour="company"
          searchable
          allowDeselect={false}
          data={[
            { value: '0', label: ALL_COMPANIES },
            ...carriers.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          {...form.getInputProps('company')}
        />
        <Checkbox
          label={texts.create.labels.forwardOnly}
          data-tour="forward-only"
          {...form.getInputProps('forwardOnly', { type: 'checkbox' })}
        />
        {!form.values.forwardOnly && (
          <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm" data-tour="dates">
            <DayInput label={texts.create.labels.start} {...form.getInputProps('start')} />
            <DayInput label={texts.create.labels.end} {...form.getInputProps('end')} />
            <DayInput label={texts.create.labels.deposit} {...form.getInputProps('deposit')} />
          </SimpleGrid>
        )}
        <MoneyInput
          label={texts.create.labels.depositAmount}
          description={texts.create.aboutDepositAmount}
          {...form.getInputProps('depositAmount')}
        />
        <ProblemAlert>{problem}</ProblemAlert>
        <DialogFoot>
          <LinkButton to="/commissions/reconcile" variant="default">
            {texts.create.cancel}
          </LinkButton>
          <Button type="submit" loading={sending} data-tour="create">
            {texts.create.create}
          </Button>
        </DialogFoot>
      </Stack>
    </form>
  );
}
