import { Button, Stack, Text } from '@mantine/core';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { toastProblem } from '#platform/web/ui/toasts.ts';
import type { SessionUser } from '../contract.ts';
import { useSessionKeeper } from './session-context.ts';
import { SignInForm } from './sign-in-form.tsx';
import { useSignInForm } from './use-sign-in-form.ts';

/** Over the page whose session ended in the middle of typing; what was typed stays below. */
export function SignInAgainDialog({ user }: { user: SessionUser }) {
  const keeper = useSessionKeeper();
  const state = useSignInForm(user.email, () => undefined);
  return (
    <Dialog title="Sign in to continue" width={370}>
      <Stack gap="md">
        <Text c="dimmed" fz="sm">
          Your session has ended. What you typed is still here, and you can continue after you sign in.
        </Text>
        <SignInForm state={state}>
          <Button
            variant="subtle"
            disabled={state.sending}
            onClick={() => keeper.signOut().catch(toastProblem)}
          >
            Leave without saving
          </Button>
        </SignInForm>
      </Stack>
    </Dialog>
  );
}
