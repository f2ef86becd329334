import type { GetInputPropsReturnType } from '@mantine/form';
import { PasswordField } from '#platform/web/ui/password-field.tsx';
import { PASSWORD_MIN } from '../contract.ts';
import { passwordProblem } from '../rules.ts';
import { texts } from './texts.tsx';

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
        label={texts.labels.newPassword}
        name="newPassword"
        autoComplete="new-password"
        description={<span aria-live="polite">{hint(value, own)}</span>}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...newPassword}
      />
      <PasswordField
        label={texts.labels.repeatNewPassword}
        name="repeat"
        autoComplete="new-password"
        {...repeat}
      />
    </>
  );
}

function hint(value: string, own: readonly string[]): string {
  if (value === '') return texts.password.hint(PASSWORD_MIN);
  return passwordProblem(value, own) ?? texts.password.isFine;
}

/** The rules of the two fields, for the form's validation. */
export function newPasswordRules(own: readonly string[]) {
  return {
    newPassword: (value: string) => passwordProblem(value, own) ?? null,
    repeat: (value: string, values: { newPassword: string }) =>
      value === values.newPassword ? null : texts.password.doNotMatch,
  };
}
