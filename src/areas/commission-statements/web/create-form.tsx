import { Group, Paper, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useNavigate } from '@tanstack/react-router';
import { showMoney } from '#platform/shared/money.ts';
import { useIdempotencyKey } from '#platform/web/forms/use-idempotency-key.ts';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
import type { Chosen, StatementPreview } from '../contract.ts';
import { useCreateStatement } from './statement-queries.ts';
import { texts } from './texts.ts';

interface CreateFormProps {
  chosen: Chosen;
  /** What the preview comes to; absent until it is known. */
  total: StatementPreview['total'] | undefined;
}

/** Makes the statement of what is shown, and of nothing else. */
export function CreateForm({ chosen, total }: CreateFormProps) {
  const navigate = useNavigate();
  const { mutateAsync } = useCreateStatement();
  const key = useIdempotencyKey();
  const form = useForm({ name: 'statement', initialValues: { note: '' } });
  const { onSubmit, sending, problem } = useSubmit(form, async ({ note }) => {
    const body = { ...chosen, note, amount: total?.share };
    const made = await mutateAsync({ body, key: key.current() }).catch((error) => {
      key.failed(error);
      throw error;
    });
    toastDone(texts.newStatement.made(made.lines, made.employee.name, showMoney(made.amount)));
    await navigate({ to: '/admin/commissions/statements/$id', params: { id: made.id } });
  });
  const why = total?.lines === 0 ? texts.newStatement.nothingStaged : undefined;
  return (
    <Paper component="form" onSubmit={onSubmit} noValidate withBorder p="md">
      <ProblemAlert>{problem}</ProblemAlert>
      <Group align="flex-end" gap="md" mt={problem ? 'sm' : 0}>
        <TextInput
          label={texts.labels.note}
          maxLength={500}
          flex={1}
          miw={220}
          {...form.getInputProps('note')}
        />
        {total && (
          <Text fw={550} pb={6} role="status">
            {texts.newStatement.total(total.lines, showMoney(total.share))}
          </Text>
        )}
        <ExplainedButton type="submit" loading={sending} why={total ? why : texts.newStatement.stillLoading}>
          {texts.newStatement.make}
        </ExplainedButton>
      </Group>
    </Paper>
  );
}
