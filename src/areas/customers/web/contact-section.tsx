import { Checkbox } from '@mantine/core';
import grid from '#platform/web/forms/form-grid.module.css';
import { EmailInput } from '#platform/web/inputs/email-input.tsx';
import { LanguageSelect } from '#platform/web/inputs/language-select.tsx';
import { PhoneInput } from '#platform/web/inputs/phone-input.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import type { SectionProps } from './section-props.ts';

export function ContactSection({ form }: SectionProps) {
  return (
    <PageCard title="Contact">
      <div className={grid.fields}>
        <PhoneInput className={grid.half} label="Phone" {...form.getInputProps('phone')} />
        <PhoneInput className={grid.half} label="Second phone" {...form.getInputProps('phone2')} />
        <EmailInput label="Email" {...form.getInputProps('email')} />
        <LanguageSelect className={`${grid.half} ${grid.wide}`} {...form.getInputProps('language')} />
        <Checkbox label="Opted out of email" {...form.getInputProps('emailOptOut', { type: 'checkbox' })} />
      </div>
    </PageCard>
  );
}
