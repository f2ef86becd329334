import { schemaResolver, useForm } from '@mantine/form';
import { CallError } from '#platform/web/api/call-error.ts';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
import { signIn } from '../contract.ts';
import { useSessionKeeper } from './session-context.ts';

/** Sign-in as the page and the dialog over a page have it alike. */
export function useSignInForm(email: string, onDone: () => void | Promise<void>) {
  const keeper = useSessionKeeper();
  const form = useForm({
    name: 'sign-in',
    initialValues: { email, password: '' },
    validate: schemaResolver(signIn.body, { sync: true }),
  });
  const submit = useSubmit(form, async (values) => {
    try {
      await keeper.signIn({ email: values.email.trim(), password: values.password });
    } catch (error) {
      if (error instanceof CallError && error.status === 401) clearPassword();
      throw error;
    }
    // The form stays busy until the next screen is there: a late second Enter must not sign in again.
    await onDone();
  });

  function clearPassword(): void {
    form.setFieldValue('password', '');
    form.getInputNode('password')?.focus();
  }

  return { form, ...submit };
}

export type SignInForm = ReturnType<typeof useSignInForm>;
