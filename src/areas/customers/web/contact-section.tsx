import { Checkbox } from '@mantine/core';
import grid from '#platform/web/forms/form-grid.module.css';
import { EmailInput } from '#platform/web/inputs/email-input.tsx';
import { LanguageSelect } from '#platform/web/inputs/language-select.tsx';
import { PhoneInput } from '#platform/web/inputs/phone-input.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import type { SectionProps } from './section-props.ts';
import { texts } from './texts.ts';

export function ContactSection({ form }: SectionProps) {
  return (
    <PageCard title={texts.form.contact}>
      <div className={grid.fields}>
        <PhoneInput className={grid.half} label={texts.labels.phone} {...form.getInputProps('phone')} />
        <PhoneInput className={grid.half} label={texts.labels.phone2} {...form.getInputProps('phone2')} />
        <EmailInput label={texts.labels.email} {...form.getInputProps('email')} />
        <LanguageSelect className={`${grid.half} ${grid.wide}`} {...form.getInputProps('language')} />
        <Checkbox
          label={texts.labels.emailOptOut}
          {...form.getInputProps('emailOptOut', { type: 'checkbox' })}
        />
      </div>
    </PageCard>
  );
}
