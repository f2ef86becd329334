import { Button, Stack, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { PasswordField } from '#platform/web/ui/password-field.tsx';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { texts } from './texts.tsx';
import type { SignInForm as SignInFormState } from './use-sign-in-form.ts';

interface SignInFormProps {
  state: SignInFormState;
  /** What is shown below the button. */
  children?: ReactNode;
}

export function SignInForm({ state, children }: SignInFormProps) {
  const { form, sending, problem, onSubmit } = state;
  const knownPerson = form.getInitialValues().email !== '';
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="md">
        <ProblemAlert>{problem}</ProblemAlert>
        <TextInput
          label={texts.labels.email}
          type="email"
          name="email"
          autoComplete="username"
          data-autofocus={knownPerson ? undefined : true}
          {...form.getInputProps('email')}
        />
        <PasswordField
          label={texts.labels.password}
          name="password"
          autoComplete="current-password"
          data-autofocus={knownPerson ? true : undefined}
          {...form.getInputProps('password')}
        />
        <Button type="submit" loading={sending} fullWidth>
          {texts.signIn.login}
        </Button>
        {children}
      </Stack>
    </form>
  );
}
