import { Stack, TextInput } from '@mantine/core';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import type { SectionProps } from './section-props.ts';
import { texts } from './texts.ts';

export function NamesSection({ form }: SectionProps) {
  return (
    <PageCard title={texts.names.title}>
      <Stack gap="sm">
        <TextInput label={texts.labels.name} {...form.getInputProps('name')} />
        <TextInput
          label={texts.labels.customerNoun}
          description={texts.names.aboutCustomerNoun}
          {...form.getInputProps('customerNoun')}
        />
        <TextInput
          label={texts.labels.blogLink}
          description={texts.names.aboutBlog}
          type="url"
          {...form.getInputProps('blogLink')}
        />
        <TextInput
          label={texts.labels.marketPlaceLink}
          type="url"
          {...form.getInputProps('marketPlaceLink')}
        />
        <TextInput label={texts.labels.customField1} {...form.getInputProps('customField1')} />
        <TextInput label={texts.labels.customField2} {...form.getInputProps('customField2')} />
        <TextInput label={texts.labels.customField3} {...form.getInputProps('customField3')} />
      </Stack>
    </PageCard>
  );
}
