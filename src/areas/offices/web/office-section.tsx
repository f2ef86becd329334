import { Select, TextInput } from '@mantine/core';
import { EmailInput } from '#platform/web/inputs/email-input.tsx';
import { PhoneInput } from '#platform/web/inputs/phone-input.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import type { OfficeGroup } from '../contract.ts';
import { TIME_ZONES } from '../opening-hours.ts';
import { GroupSelect } from './group-select.tsx';
import classes from './office-form.module.css';
import type { SectionProps } from './section-props.ts';

const ZONES = Object.entries(TIME_ZONES).map(([value, label]) => ({ value, label }));

export function OfficeSection({ form, groups }: SectionProps & { groups: readonly OfficeGroup[] }) {
  return (
    <PageCard title="Office">
      <div className={classes.fields}>
        <TextInput className={classes.full} label="Name" {...form.getInputProps('name')} />
        <GroupSelect
          className={classes.full}
          groups={groups}
          kind="office"
          {...form.getInputProps('groupId')}
        />
        <PhoneInput className={classes.half} label="Phone" {...form.getInputProps('phone')} />
        <Select
          className={classes.half}
          label="Time zone"
          data={ZONES}
          allowDeselect={false}
          {...form.getInputProps('timeZone')}
        />
        <EmailInput className={classes.full} label="Email" {...form.getInputProps('email')} />
      </div>
    </PageCard>
  );
}
