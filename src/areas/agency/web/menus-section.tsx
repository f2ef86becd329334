import { Stack, Switch, Text } from '@mantine/core';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import type { AgencyFields } from '../contract.ts';
import { LABELS } from './agency-words.ts';
import type { SectionProps } from './section-props.ts';

const DROP_DOWNS = [
  'officeTabDropdown',
  'reportTabDropdown',
  'adminTabDropdown',
  'leadsTabDropdown',
] as const;

export function MenusSection({ form }: SectionProps) {
  const flag = (field: keyof AgencyFields) => ({
    label: LABELS[field],
    checked: form.getValues()[field] === 1,
    onChange: (event: { currentTarget: { checked: boolean } }) =>
      form.setFieldValue(field, event.currentTarget.checked ? 1 : 0),
  });
  return (
    <PageCard title="Menus, search and policies">
      <Stack gap="sm">
        <Text fz="sm" c="dimmed">
          Tabs that open a menu. People without permission for a menu see the tab without it.
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
