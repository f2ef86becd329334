import { Button, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/web/api/call.ts';
import { useUnsavedChanges } from '#platform/web/session/unsaved-changes.ts';
import { DialogFoot } from '#platform/web/ui/dialog-foot.tsx';
import { PasswordField } from '#platform/web/ui/password-field.tsx';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
import { changePassword } from '../contract.ts';
import type { Profile } from '../profile-contract.ts';
import { NewPasswordFields, newPasswordRules } from './new-password-fields.tsx';
import { ownSessionsQuery } from './session-queries.ts';
import { texts } from './texts.tsx';

export function PasswordForm({ profile }: { profile: Profile }) {
  const queryClient = useQueryClient();
  const own = [profile.firstName, profile.lastName, ...profile.email.split('@')];
  const form = useForm({
    name: 'password',
    initialValues: { currentPassword: '', newPassword: '', repeat: '' },
    validate: {
      currentPassword: (value) => (value ? null : texts.password.enterCurrent),
      ...newPasswordRules(own),
    },
  });
  useUnsavedChanges(form.isDirty);
  const { onSubmit, sending, problem } = useSubmit(form, async ({ currentPassword, newPassword }) => {
    await call(changePassword, { body: { currentPassword, newPassword } });
    form.reset();
    // The other browsers are signed out.
    void queryClient.invalidateQueries({ queryKey: ownSessionsQuery.queryKey });
    toastDone(texts.password.changed);
  });

  return (
    <form onSubmit={onSubmit} noValidate>
      {/* Lets a password manager know whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={profile.email} readOnly hidden />
      <Stack gap="md">
        <ProblemAlert>{problem}</ProblemAlert>
        <PasswordField
          label={texts.labels.currentPassword}
          name="currentPassword"
          autoComplete="current-password"
          {...form.getInputProps('currentPassword')}
        />
        <NewPasswordFields
          value={form.values.newPassword}
          own={own}
          newPassword={form.getInputProps('newPassword')}
          repeat={form.getInputProps('repeat')}
        />
        <DialogFoot>
          <Button type="submit" loading={sending}>
            {texts.password.changePassword}
          </Button>
        </DialogFoot>
      </Stack>
    </form>
  );
}
