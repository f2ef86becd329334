import { Button, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '#platform/web/api/call.ts';
import { CallError } from '#platform/web/api/call-error.ts';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
import { resetPassword } from '../contract.ts';
import { AuthLayout } from './auth-layout.tsx';
import { NewPasswordFields, newPasswordRules } from './new-password-fields.tsx';

const route = getRouteApi('/auth/reset');
const INCOMPLETE = 'The link is not complete. Copy the whole address from the mail, or ask for a new link.';

export function ResetPage() {
  const { token } = route.useSearch();
  const [linkProblem, setLinkProblem] = useState(token ? undefined : INCOMPLETE);
  return (
    <AuthLayout title="Choose a new password">
      {token && !linkProblem ? (
        <ResetForm token={token} onLinkProblem={setLinkProblem} />
      ) : (
        <Stack gap="md">
          <ProblemAlert>{linkProblem}</ProblemAlert>
          <TextLink to="/auth/forgot" ta="center">
            Ask for a new link
          </TextLink>
        </Stack>
      )}
    </AuthLayout>
  );
}

interface ResetFormProps {
  token: string;
  onLinkProblem: (problem: string) => void;
}

function ResetForm({ token, onLinkProblem }: ResetFormProps) {
  const navigate = useNavigate();
  const form = useForm({
    name: 'reset',
    initialValues: { newPassword: '', repeat: '' },
    validate: newPasswordRules([]),
  });
  const { onSubmit, sending, problem } = useSubmit(form, async ({ newPassword }) => {
    try {
      await call(resetPassword, { body: { token, newPassword } });
    } catch (error) {
      if (!(error instanceof CallError && error.errors.token)) throw error;
      return onLinkProblem(error.errors.token.join(' '));
    }
    toastDone('Your password is changed. Sign in with it.');
    await navigate({ to: '/auth/login' });
  });

  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="md">
        <ProblemAlert>{problem}</ProblemAlert>
        <NewPasswordFields
          value={form.values.newPassword}
          own={[]}
          newPassword={form.getInputProps('newPassword')}
          repeat={form.getInputProps('repeat')}
        />
        <Button type="submit" loading={sending} fullWidth>
          Set the new password
        </Button>
      </Stack>
    </form>
  );
}
