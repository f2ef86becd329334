import { Tooltip } from '@mantine/core';
import { IconBuildingStore, IconSettings } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useWhyClosed } from '#areas/session/web/public.ts';
import classes from './header.module.css';
import { SignOutButton } from './sign-out-button.tsx';

/** The office link, the settings link and logout. */
export function AccountLinks() {
  const mayOpenOffice = useWhyClosed('officeTab') === undefined;
  return (
    <nav aria-label="Your account" className={classes.actions} data-tour="account">
      {mayOpenOffice && (
        <Tooltip label="Office">
          <Link to="/office" className={`${classes.action} ${classes.wide}`} aria-label="Your office">
            <IconBuildingStore size={18} stroke={1.7} aria-hidden />
          </Link>
        </Tooltip>
      )}
      <Tooltip label="Settings">
        <Link to="/settings" className={classes.action} aria-label="Settings">
          <IconSettings size={18} stroke={1.7} aria-hidden />
        </Link>
      </Tooltip>
      <SignOutButton />
    </nav>
  );
}
