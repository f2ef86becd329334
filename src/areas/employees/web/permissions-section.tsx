import { Text } from '@mantine/core';
import { PERMISSION_GROUPS, permissionsOf } from '#platform/shared/permission-words.ts';
import { PERMISSIONS } from '#platform/shared/permissions.ts';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { grantedBy } from '../rules.ts';
import { flagsOf } from './employee-values.ts';
import { PermissionSwitch } from './permission-switch.tsx';
import classes from './permissions-section.module.css';
import type { SectionProps } from './section-props.ts';
import { texts } from './texts.ts';

export function PermissionsSection(props: SectionProps) {
  const flags = flagsOf(props.form.values.permissions);
  const role = PERMISSIONS.map((each) => grantedBy(each, flags, props.actor.isProvider)).find(Boolean);
  return (
    <PageCard title={texts.permissions.title}>
      {role && (
        <Text fz="xs" mb="md">
          {texts.permissions.grayedOut[role]}
        </Text>
      )}
      <div className={classes.groups}>
        {PERMISSION_GROUPS.map((group) => (
          <fieldset key={group} className={classes.group}>
            <legend>{group}</legend>
            <div className={classes.switches}>
              {permissionsOf(group).map((permission) => (
                <PermissionSwitch key={permission} permission={permission} {...props} />
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </PageCard>
  );
}
