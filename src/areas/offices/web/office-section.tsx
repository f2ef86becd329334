import { Select, TextInput } from '@mantine/core';
import grid from '#platform/web/forms/form-grid.module.css';
import { EmailInput } from '#platform/web/inputs/email-input.tsx';
import { PhoneInput } from '#platform/web/inputs/phone-input.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import type { OfficeGroup } from '../contract.ts';
import { TIME_ZONES } from '../opening-hours.ts';
import { GroupSelect } from './group-select.tsx';
import type { SectionProps } from './section-props.ts';

const ZONES = Object.entries(TIME_ZONES).map(([value, label]) => ({ value, label }));

export function OfficeSection({ form, groups }: SectionProps & { groups: readonly OfficeGroup[] }) {
  return (
    <PageCard title="Office">
      <div className={grid.fields}>
        <TextInput label="Name" {...form.getInputProps('name')} />
        <GroupSelect groups={groups} kind="office" {...form.getInputProps('groupId')} />
        <PhoneInput className={grid.half} label="Phone" {...form.getInputProps('phone')} />
        <Select
          className={grid.half}
          label="Time zone"
          data={ZONES}
          allowDeselect={false}
          {...form.getInputProps('timeZone')}
        />
        <EmailInput label="Email" {...form.getInputProps('email')} />
      </div>
    </PageCard>
  );
}
