import { Alert, Code } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { useOnMount } from '#platform/web/ui/use-on-mount.ts';
import { safeReturnPath } from '../rules.ts';
import { AuthLayout } from './auth-layout.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import { useSessionView } from './session-context.ts';
import { signInPageQuery } from './session-queries.ts';
import { SignInForm } from './sign-in-form.tsx';
import { texts } from './texts.tsx';
import { useSignInForm } from './use-sign-in-form.ts';

const route = getRouteApi('/auth/login');

export function SignInPage() {
  const { returnUrl } = route.useSearch();
  const navigate = useNavigate();
  const { data: page } = useQuery(signInPageQuery);
  const state = useSignInForm('', () => navigate({ href: safeReturnPath(returnUrl), replace: true }));
  const { form } = state;

  useOnMount(() => form.getInputNode('email')?.focus());

  function signInAs(email: string, password: string): void {
    form.setValues({ email, password });
    state.onSubmit();
  }

  const accounts = page?.demoAccounts ?? [];
  return (
    <AuthLayout
      title={texts.signIn.signIn}
      lead={<EndOfSession />}
      aside={
        accounts.length > 0 && (
          <DemoAccounts
            accounts={accounts}
            disabled={state.sending}
            onChoose={(email) => signInAs(email, page?.demoPassword ?? '')}
          />
        )
      }
    >
      {page?.needsFirstOwner && <FirstOwnerNotice />}
      <SignInForm state={state}>
        <TextLink to="/auth/forgot" fz="sm" style={{ textAlign: 'center' }}>
          {texts.signIn.forgotYourPassword}
        </TextLink>
      </SignInForm>
    </AuthLayout>
  );
}

function EndOfSession() {
  const { ended } = useSessionView();
  const { returnUrl } = route.useSearch();
  if (ended) return ended.endsWith('.') ? ended : texts.signIn.hasEnded(ended);
  return returnUrl ? texts.signIn.continueToPage : texts.signIn.useYourEmail;
}

function FirstOwnerNotice() {
  return (
    <Alert icon={<IconInfoCircle size={18} aria-hidden />} title={texts.signIn.noAgencyYet}>
      {texts.signIn.createFirstOwner(<Code>npm run setup-owner</Code>)}
    </Alert>
  );
}
