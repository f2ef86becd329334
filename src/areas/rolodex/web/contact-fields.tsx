import { Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import grid from '#platform/web/forms/form-grid.module.css';
import { EmailInput } from '#platform/web/inputs/email-input.tsx';
import { PhoneInput } from '#platform/web/inputs/phone-input.tsx';
import { StateInput } from '#platform/web/inputs/state-input.tsx';
import type { ContactValues } from './contact-values.ts';
import { texts } from './texts.ts';

export function ContactFields({ form }: { form: UseFormReturnType<ContactValues> }) {
  const { labels } = texts;
  const field = (name: keyof ContactValues, className?: string) => ({
    label: labels[name],
    className,
    ...form.getInputProps(name),
  });
  return (
    <div className={grid.fields}>
      <TextInput autoComplete="off" data-autofocus {...field('name')} />
      <TextInput autoComplete="off" {...field('company', grid.half)} />
      <TextInput autoComplete="off" {...field('jobTitle', grid.half)} />
      <PhoneInput {...field('phone', grid.half)} />
      <PhoneInput {...field('phone2', grid.half)} />
      <EmailInput {...field('email')} />
      <TextInput autoComplete="off" {...field('address')} />
      <TextInput autoComplete="off" {...field('city', `${grid.half} ${grid.wide}`)} />
      <StateInput {...field('state', grid.quarter)} />
      <TextInput autoComplete="off" inputMode="numeric" {...field('zip', grid.quarter)} />
      <Textarea autosize minRows={2} maxRows={6} {...field('notes')} />
    </div>
  );
}
