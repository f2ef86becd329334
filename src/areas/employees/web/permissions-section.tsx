import { PERMISSION_GROUPS, permissionsOf } from '#platform/shared/permission-words.ts';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { PermissionSwitch } from './permission-switch.tsx';
import classes from './permissions-section.module.css';
import type { SectionProps } from './section-props.ts';

export function PermissionsSection(props: SectionProps) {
  return (
    <PageCard title="Permissions">
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
