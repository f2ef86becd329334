import { TextInput } from '@mantine/core';
import { EmailInput } from '#platform/web/inputs/email-input.tsx';
import { PhoneInput } from '#platform/web/inputs/phone-input.tsx';
import { StateInput } from '#platform/web/inputs/state-input.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import classes from './lead-form.module.css';
import { LABELS } from './lead-words.ts';
import type { SectionProps } from './section-props.ts';

/** Who they are and how to reach them. */
export function ContactSection({ form }: SectionProps) {
  const text = (field: 'firstName' | 'lastName' | 'businessName' | 'address' | 'city' | 'zip') => ({
    label: LABELS[field],
    autoComplete: 'off',
    ...form.getInputProps(field),
  });
  return (
    <PageCard title="Contact">
      <div className={classes.fields}>
        <TextInput className={classes.half} {...text('firstName')} />
        <TextInput className={classes.half} {...text('lastName')} />
        <TextInput {...text('businessName')} />
        <PhoneInput className={classes.half} label={LABELS.phone} {...form.getInputProps('phone')} />
        <PhoneInput className={classes.half} label={LABELS.phone2} {...form.getInputProps('phone2')} />
        <EmailInput label={LABELS.email} {...form.getInputProps('email')} />
        <TextInput {...text('address')} />
        <TextInput className={classes.half} {...text('city')} />
        <StateInput className={classes.quarter} label={LABELS.state} {...form.getInputProps('state')} />
        <TextInput className={classes.quarter} inputMode="numeric" {...text('zip')} />
      </div>
    </PageCard>
  );
}
