import { Stack } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { UnsavedGuard } from '#platform/web/forms/unsaved-guard.tsx';
import { useIdempotencyKey } from '#platform/web/forms/use-idempotency-key.ts';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { toastDone } from '#platform/web/ui/toasts.ts';
import type { AgencyForm } from '../contract.ts';
import type { FieldValue } from '../fill-contract.ts';
import { valueProblem } from '../rules/fields.ts';
import { useFillForm } from './form-queries.ts';
import { texts } from './texts.ts';
import { ValueField } from './value-field.tsx';

interface ValuesFormProps {
  form: AgencyForm;
  customerId: number;
  policyId: number | undefined;
  values: readonly FieldValue[];
  version: number;
  /** What the person typed over the values, by field; it stays when another policy brings other values. */
  typed: Readonly<Record<string, string>>;
  onType: (field: string, value: string) => void;
}

/** What the form would be filled with, and the button that makes the PDF. */
export function ValuesForm(props: ValuesFormProps) {
  const { form, customerId, policyId, values, version, typed, onType } = props;
  const navigate = useNavigate();
  const key = useIdempotencyKey();
  const { mutateAsync, isPending, error } = useFillForm(form.id);
  const known = new Map(values.map(({ field, value }) => [field, value]));
  const valueIn = (name: string) => typed[name] ?? known.get(name) ?? '';
  const why = form.active ? undefined : texts.fill.formIsTakenOut;
  const problems = form.fields.map((field) => valueProblem(field, valueIn(field.name)));

  async function make(): Promise<void> {
    const sent = form.fields.map(({ name }) => ({ field: name, value: valueIn(name) }));
    const body = { customerId, policyId: policyId ?? null, values: sent, version };
    const made = await mutateAsync({ body, key: key.current() });
    key.renew();
    toastDone(texts.fill.made(form.name));
    await navigate({ to: '/forms/history', search: { customerId, fill: made.id }, ignoreBlocker: true });
  }

  return (
    <form
      noValidate
      aria-label={texts.fill.values}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending && !why && problems.every((problem) => !problem)) void make().catch(key.failed);
      }}
    >
      <Stack gap="sm">
        {form.fields.map((field, at) => (
          <ValueField
            key={field.name}
            field={field}
            value={valueIn(field.name)}
            error={problems[at]}
            onChange={(value) => onType(field.name, value)}
          />
        ))}
        <ProblemAlert>{why ?? error?.message}</ProblemAlert>
        <ExplainedButton type="submit" loading={isPending} why={why} style={{ alignSelf: 'flex-start' }}>
          {texts.fill.makePdf}
        </ExplainedButton>
      </Stack>
      <UnsavedGuard isDirty={() => !isPending && Object.keys(typed).length > 0} />
    </form>
  );
}
