import { Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { EmailInput } from '#platform/web/inputs/email-input.tsx';
import { PhoneInput } from '#platform/web/inputs/phone-input.tsx';
import { StateInput } from '#platform/web/inputs/state-input.tsx';
import classes from './contact-form.module.css';
import { type ContactValues, LABELS } from './contact-values.ts';

export function ContactFields({ form }: { form: UseFormReturnType<ContactValues> }) {
  const field = (name: keyof ContactValues, className?: string) => ({
    label: LABELS[name],
    className,
    ...form.getInputProps(name),
  });
  return (
    <div className={classes.fields}>
      <TextInput autoComplete="off" data-autofocus {...field('name')} />
      <TextInput autoComplete="off" {...field('company', classes.half)} />
      <TextInput autoComplete="off" {...field('jobTitle', classes.half)} />
      <PhoneInput {...field('phone', classes.half)} />
      <PhoneInput {...field('phone2', classes.half)} />
      <EmailInput {...field('email')} />
      <TextInput autoComplete="off" {...field('address')} />
      <TextInput autoComplete="off" {...field('city', classes.half)} />
      <StateInput {...field('state', classes.quarter)} />
      <TextInput autoComplete="off" inputMode="numeric" {...field('zip', classes.quarter)} />
      <Textarea autosize minRows={2} maxRows={6} {...field('notes')} />
    </div>
  );
}
