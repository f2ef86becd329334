import { Stack, Switch, Text } from '@mantine/core';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import type { AgencyFields } from '../contract.ts';
import type { SectionProps } from './section-props.ts';
import { texts } from './texts.ts';

const DROP_DOWNS = [
  'officeTabDropdown',
  'reportTabDropdown',
  'adminTabDropdown',
  'leadsTabDropdown',
] as const;

export function MenusSection({ form }: SectionProps) {
  const flag = (field: keyof AgencyFields) => ({
    label: texts.labels[field],
    checked: form.getValues()[field] === 1,
    onChange: (event: { currentTarget: { checked: boolean } }) =>
      form.setFieldValue(field, event.currentTarget.checked ? 1 : 0),
  });
  return (
    <PageCard title={texts.menus.title}>
      <Stack gap="sm">
        <Text fz="sm" c="dimmed">
          {texts.menus.about}
        </Text>
        {DROP_DOWNS.map((field) => (
          <Switch key={field} {...flag(field)} />
        ))}
        <Switch mt="xs" {...flag('showFirstNameLastName')} />
        <Switch {...flag('proposeProducer')} />
      </Stack>
    </PageCard>
  );
}
