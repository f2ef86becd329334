import { Switch, VisuallyHidden } from '@mantine/core';
import { PERMISSION_WORDS } from '#platform/shared/permission-words.ts';
import type { Permission } from '#platform/shared/permissions.ts';
import { Explained } from '#platform/web/ui/explained.tsx';
import { say } from '#platform/web/wording.ts';
import { grantedBy, whyFixed } from '../rules.ts';
import { flagsOf } from './employee-values.ts';
import classes from './permissions-section.module.css';
import type { SectionProps } from './section-props.ts';
import { texts } from './texts.ts';

/** One flag with what it does, and why it cannot be switched where it cannot; its code is in the tooltip. */
export function PermissionSwitch({
  form,
  actor,
  target,
  permission,
}: SectionProps & { permission: Permission }) {
  const { label, does } = PERMISSION_WORDS[permission];
  const role = grantedBy(permission, flagsOf(form.values.permissions), actor.isProvider);
  const why = role ? texts.permissions.comesWith[role] : whyFixed(permission, actor, target);
  const { checked, ...input } = form.getInputProps(`permissions.${permission}`, { type: 'checkbox' });
  return (
    <Explained why={why}>
      <Switch
        size="sm"
        classNames={{ label: classes.name, description: classes.does, track: classes.track }}
        // Other screens and the API name it by its code.
        wrapperProps={{ title: permission }}
        label={label}
        // The label contains the description too, which is not the name of the switch.
        aria-label={label}
        description={
          <>
            {say(does)}
            {why && !role && <span className={classes.why}>{why}</span>}
            {/* The section says it once for all that a role grants. */}
            {role && <VisuallyHidden component="span">{why}</VisuallyHidden>}
          </>
        }
        {...input}
        checked={role !== undefined || checked}
        disabled={why !== undefined}
      />
    </Explained>
  );
}
