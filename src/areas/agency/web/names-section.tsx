import { Stack, TextInput } from '@mantine/core';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { LABELS } from './agency-words.ts';
import type { SectionProps } from './section-props.ts';

export function NamesSection({ form }: SectionProps) {
  return (
    <PageCard title="Names and links">
      <Stack gap="sm">
        <TextInput label={LABELS.name} {...form.getInputProps('name')} />
        <TextInput
          label={LABELS.customerNoun}
          description="Used on every screen: customer, client, member."
          {...form.getInputProps('customerNoun')}
        />
        <TextInput
          label={LABELS.blogLink}
          description="A button in the header. Leave it empty for no button."
          type="url"
          {...form.getInputProps('blogLink')}
        />
        <TextInput label={LABELS.marketPlaceLink} type="url" {...form.getInputProps('marketPlaceLink')} />
        <TextInput label={LABELS.customField1} {...form.getInputProps('customField1')} />
        <TextInput label={LABELS.customField2} {...form.getInputProps('customField2')} />
        <TextInput label={LABELS.customField3} {...form.getInputProps('customField3')} />
      </Stack>
    </PageCard>
  );
}
