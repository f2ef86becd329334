import { Button, Stack, Text, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useState } from 'react';
import { call } from '#platform/web/api/call.ts';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { useOnMount } from '#platform/web/ui/use-on-mount.ts';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
import { requestPasswordReset } from '../contract.ts';
import { AuthLayout } from './auth-layout.tsx';
import { texts } from './texts.tsx';

export function ForgotPage() {
  const [answer, setAnswer] = useState<string>();
  return (
    <AuthLayout
      title={texts.signIn.forgotYourPassword}
      lead={answer ? undefined : texts.forgot.weWillEmailALink}
    >
      {answer ? <Text role="status">{answer}</Text> : <ForgotForm onDone={setAnswer} />}
      <TextLink to="/auth/login" fz="sm" style={{ textAlign: 'center' }}>
        {texts.forgot.backToSignIn}
      </TextLink>
    </AuthLayout>
  );
}

function ForgotForm({ onDone }: { onDone: (answer: string) => void }) {
  const form = useForm({
    name: 'forgot',
    initialValues: { email: '' },
    validate: schemaResolver(requestPasswordReset.body, { sync: true }),
  });
  const { onSubmit, sending, problem } = useSubmit(form, async ({ email }) => {
    const { message } = await call(requestPasswordReset, { body: { email: email.trim() } });
    onDone(message);
  });

  useOnMount(() => form.getInputNode('email')?.focus());

  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="md">
        <ProblemAlert>{problem}</ProblemAlert>
        <TextInput
          label={texts.labels.email}
          type="email"
          name="email"
          autoComplete="username"
          {...form.getInputProps('email')}
        />
        <Button type="submit" loading={sending} fullWidth>
          {texts.forgot.sendTheLink}
        </Button>
      </Stack>
    </form>
  );
}
