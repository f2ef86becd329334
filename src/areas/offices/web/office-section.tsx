import { Select, TextInput } from '@mantine/core';
import grid from '#platform/web/forms/form-grid.module.css';
import { EmailInput } from '#platform/web/inputs/email-input.tsx';
import { PhoneInput } from '#platform/web/inputs/phone-input.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import type { OfficeGroup } from '../contract.ts';
import { TIME_ZONES } from '../opening-hours.ts';
import { GroupSelect } from './group-select.tsx';
import type { SectionProps } from './section-props.ts';
import { texts } from './texts.ts';

const ZONES = Object.entries(TIME_ZONES).map(([value, label]) => ({ value, label }));

export function OfficeSection({ form, groups }: SectionProps & { groups: readonly OfficeGroup[] }) {
  return (
    <PageCard title={texts.edit.office}>
      <div className={grid.fields}>
        <TextInput label={texts.labels.name} {...form.getInputProps('name')} />
        <GroupSelect groups={groups} kind="office" {...form.getInputProps('groupId')} />
        <PhoneInput className={grid.half} label={texts.labels.phone} {...form.getInputProps('phone')} />
        <Select
          className={grid.half}
          label={texts.labels.timeZone}
          data={ZONES}
          allowDeselect={false}
          {...form.getInputProps('timeZone')}
        />
        <EmailInput label={texts.labels.email} {...form.getInputProps('email')} />
      </div>
    </PageCard>
  );
}
