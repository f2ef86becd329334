import { TextInput } from '@mantine/core';
import grid from '#platform/web/forms/form-grid.module.css';
import { EmailInput } from '#platform/web/inputs/email-input.tsx';
import { PhoneInput } from '#platform/web/inputs/phone-input.tsx';
import { Explained } from '#platform/web/ui/explained.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { whyEmailFixed } from '../rules.ts';
import type { SectionProps } from './section-props.ts';
import { texts } from './texts.ts';

export function PersonSection({ form, actor, target }: SectionProps) {
  const why = whyEmailFixed(actor, target);
  return (
    <PageCard title={texts.person.title}>
      <div className={grid.fields}>
        <TextInput
          className={grid.half}
          label={texts.labels.firstName}
          autoComplete="off"
          {...form.getInputProps('firstName')}
        />
        <TextInput
          className={grid.half}
          label={texts.labels.lastName}
          autoComplete="off"
          {...form.getInputProps('lastName')}
        />
        <Explained why={why}>
          <EmailInput
            label={texts.labels.email}
            description={why ?? texts.person.aboutEmail}
            disabled={why !== undefined}
            {...form.getInputProps('email')}
          />
        </Explained>
        <PhoneInput label={texts.labels.phone} {...form.getInputProps('phone')} />
      </div>
    </PageCard>
  );
}
