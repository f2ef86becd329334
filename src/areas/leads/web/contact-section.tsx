import { TextInput } from '@mantine/core';
import grid from '#platform/web/forms/form-grid.module.css';
import { EmailInput } from '#platform/web/inputs/email-input.tsx';
import { LanguageSelect } from '#platform/web/inputs/language-select.tsx';
import { PhoneInput } from '#platform/web/inputs/phone-input.tsx';
import { StateInput } from '#platform/web/inputs/state-input.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { LABELS } from './lead-words.ts';
import type { SectionProps } from './section-props.ts';
import { texts } from './texts.ts';

/** Who they are and how to reach them. */
export function ContactSection({ form }: SectionProps) {
  const text = (field: 'firstName' | 'lastName' | 'businessName' | 'address' | 'city' | 'zip') => ({
    label: LABELS[field],
    autoComplete: 'off',
    ...form.getInputProps(field),
  });
  return (
    <PageCard title={texts.overview.contact}>
      <div className={grid.fields}>
        <TextInput className={`${grid.half} ${grid.wide}`} {...text('firstName')} />
        <TextInput className={`${grid.half} ${grid.wide}`} {...text('lastName')} />
        <TextInput {...text('businessName')} />
        <PhoneInput
          className={`${grid.half} ${grid.wide}`}
          label={LABELS.phone}
          {...form.getInputProps('phone')}
        />
        <PhoneInput
          className={`${grid.half} ${grid.wide}`}
          label={LABELS.phone2}
          {...form.getInputProps('phone2')}
        />
        <EmailInput label={LABELS.email} {...form.getInputProps('email')} />
        <LanguageSelect className={`${grid.half} ${grid.wide}`} {...form.getInputProps('language')} />
        <TextInput {...text('address')} />
        <TextInput className={`${grid.half} ${grid.wide}`} {...text('city')} />
        <StateInput className={grid.quarter} label={LABELS.state} {...form.getInputProps('state')} />
        <TextInput className={grid.quarter} inputMode="numeric" {...text('zip')} />
      </div>
    </PageCard>
  );
}
