import { Button, Stack, Text } from '@mantine/core';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { toastProblem } from '#platform/web/ui/toasts.ts';
import type { SessionUser } from '../contract.ts';
import { useSessionKeeper } from './session-context.ts';
import { SignInForm } from './sign-in-form.tsx';
import { texts } from './texts.tsx';
import { useSignInForm } from './use-sign-in-form.ts';

/** Over the page whose session ended in the middle of typing; what was typed stays below. */
export function SignInAgainDialog({ user }: { user: SessionUser }) {
  const keeper = useSessionKeeper();
  const state = useSignInForm(user.email, () => undefined);
  return (
    <Dialog title={texts.signInAgain.signInToContinue} width={370}>
      <Stack gap="md">
        <Text c="dimmed" fz="sm">
          {texts.signInAgain.whatYouTypedIsHere}
        </Text>
        <SignInForm state={state}>
          <Button
            variant="subtle"
            disabled={state.sending}
            onClick={() => keeper.signOut().catch(toastProblem)}
          >
            {texts.signInAgain.leaveWithoutSaving}
          </Button>
        </SignInForm>
      </Stack>
    </Dialog>
  );
}
