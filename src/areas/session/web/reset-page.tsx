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
import { texts } from './texts.tsx';

const route = getRouteApi('/auth/reset');

interface ResetWords {
  title: string;
  lead?: string;
  button: string;
  done: string;
}

/** The same form for someone who forgot a password and for someone who is invited and never had one. */
function useWords(): ResetWords {
  const { invited } = route.useSearch();
  return invited ? texts.reset.invited : texts.reset.forgotten;
}

export function ResetPage() {
  const { token } = route.useSearch();
  const { title, lead } = useWords();
  const [linkProblem, setLinkProblem] = useState(token ? undefined : texts.reset.linkNotComplete);
  return (
    <AuthLayout title={title} lead={lead}>
      {token && !linkProblem ? (
        <ResetForm token={token} onLinkProblem={setLinkProblem} />
      ) : (
        <Stack gap="md">
          <ProblemAlert>{linkProblem}</ProblemAlert>
          <TextLink to="/auth/forgot" style={{ textAlign: 'center' }}>
            {texts.reset.askForANewLink}
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
  const words = useWords();
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
    toastDone(words.done);
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
          {words.button}
        </Button>
      </Stack>
    </form>
  );
}
