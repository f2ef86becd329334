import { TextInput } from '@mantine/core';
import { EmailInput } from '#platform/web/inputs/email-input.tsx';
import { PhoneInput } from '#platform/web/inputs/phone-input.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { whyEmailFixed } from '../rules.ts';
import classes from './employee-form.module.css';
import type { SectionProps } from './section-props.ts';

export function PersonSection({ form, actor, target }: SectionProps) {
  const why = whyEmailFixed(actor, target);
  return (
    <PageCard title="Person">
      <div className={classes.fields}>
        <TextInput label="First name" autoComplete="off" {...form.getInputProps('firstName')} />
        <TextInput label="Last name" autoComplete="off" {...form.getInputProps('lastName')} />
        <EmailInput
          className={classes.full}
          label="Email"
          description={why ?? 'They use it to sign in.'}
          disabled={why !== undefined}
          {...form.getInputProps('email')}
        />
        <PhoneInput className={classes.full} label="Phone" {...form.getInputProps('phone')} />
      </div>
    </PageCard>
  );
}
