import { IconBuildingStore, IconSettings } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useWhyClosed } from '#areas/session/web/public.ts';
import { Tip } from '#platform/web/ui/tip.tsx';
import { texts } from '../texts.ts';
import classes from './header.module.css';
import { SignOutButton } from './sign-out-button.tsx';

/** The office link, the settings link and logout. */
export function AccountLinks() {
  const mayOpenOffice = useWhyClosed('officeTab') === undefined;
  return (
    <nav aria-label={texts.frame.yourAccount} className={classes.actions} data-tour="account">
      {mayOpenOffice && (
        <Tip label={texts.frame.office}>
          <Link
            to="/office"
            className={`${classes.action} ${classes.wide}`}
            aria-label={texts.frame.yourOffice}
          >
            <IconBuildingStore size={18} stroke={1.7} aria-hidden />
          </Link>
        </Tip>
      )}
      <Tip label={texts.screens.settings}>
        <Link to="/settings" className={classes.action} aria-label={texts.screens.settings}>
          <IconSettings size={18} stroke={1.7} aria-hidden />
        </Link>
      </Tip>
      <SignOutButton />
    </nav>
  );
}
