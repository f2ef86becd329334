import { Button, Group, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useRef } from 'react';
import { VIEW_NAME_MAX } from '#platform/shared/list-views.ts';
import { emptyAfter } from '../forms/empty-after.ts';
import { texts } from '../texts.ts';
import { useSubmit } from '../ui/use-submit.ts';

interface ViewNameFormProps {
  label: string;
  button: string;
  name: string;
  onSave: (name: string) => Promise<unknown>;
}

export function ViewNameForm({ label, button, name, onSave }: ViewNameFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const form = useForm({
    initialValues: { name },
    validate: { name: (typed) => (typed.trim() ? null : texts.views.enterName) },
  });
  const { onSubmit, sending, problem } = useSubmit(form, async (values) => {
    await onSave(values.name);
    emptyAfter(form, values);
    input.current?.focus();
  });
  const { error, ...field } = form.getInputProps('name');
  const wrong = error ?? problem;
  return (
    <form onSubmit={onSubmit} noValidate>
      <Group gap={6} wrap="nowrap" align="flex-end">
        <TextInput
          ref={input}
          label={label}
          size="xs"
          flex={1}
          maxLength={VIEW_NAME_MAX}
          autoFocus
          // Else the panel would give the focus to its first view when it is opened a second time.
          data-autofocus
          autoComplete="off"
          {...field}
          error={wrong}
        />
        <Button type="submit" size="xs" loading={sending} {...(wrong && { style: { alignSelf: 'center' } })}>
          {button}
        </Button>
      </Group>
    </form>
  );
}
