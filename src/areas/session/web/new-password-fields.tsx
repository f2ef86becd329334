import type { GetInputPropsReturnType } from '@mantine/form';
import { PasswordField } from '#platform/web/ui/password-field.tsx';
import { PASSWORD_MIN } from '../contract.ts';
import { passwordProblem } from '../rules.ts';

interface NewPasswordFieldsProps {
  /** What is typed so far. */
  value: string;
  /** Words that an attacker would try first. */
  own: readonly string[];
  newPassword: GetInputPropsReturnType;
  repeat: GetInputPropsReturnType;
}

/** A new password, twice, with the rule that it still breaks said while typing. */
export function NewPasswordFields({ value, own, newPassword, repeat }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label="New password"
        name="newPassword"
        autoComplete="new-password"
        description={<span aria-live="polite">{hint(value, own)}</span>}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...newPassword}
      />
      <PasswordField label="Repeat new password" name="repeat" autoComplete="new-password" {...repeat} />
    </>
  );
}

function hint(value: string, own: readonly string[]): string {
  if (value === '')
    return `At least ${PASSWORD_MIN} characters. A phrase of a few words is easy to remember.`;
  return passwordProblem(value, own) ?? 'This password is fine.';
}

/** The rules of the two fields, for the form's validation. */
export function newPasswordRules(own: readonly string[]) {
  return {
    newPassword: (value: string) => passwordProblem(value, own) ?? null,
    repeat: (value: string, values: { newPassword: string }) =>
      value === values.newPassword ? null : 'The two passwords do not match.',
  };
}
