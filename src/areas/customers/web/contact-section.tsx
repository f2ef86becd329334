import { Checkbox } from '@mantine/core';
import { EmailInput } from '#platform/web/inputs/email-input.tsx';
import { PhoneInput } from '#platform/web/inputs/phone-input.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import classes from './customer-form.module.css';
import type { SectionProps } from './section-props.ts';

export function ContactSection({ form }: SectionProps) {
  return (
    <PageCard title="Contact">
      <div className={classes.fields}>
        <PhoneInput className={classes.half} label="Phone" {...form.getInputProps('phone')} />
        <PhoneInput className={classes.half} label="Second phone" {...form.getInputProps('phone2')} />
        <EmailInput className={classes.full} label="Email" {...form.getInputProps('email')} />
        <Checkbox
          className={classes.full}
          label="Opted out of email"
          {...form.getInputProps('emailOptOut', { type: 'checkbox' })}
        />
      </div>
    </PageCard>
  );
}
