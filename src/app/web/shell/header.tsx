import { Tooltip } from '@mantine/core';
import { IconSettings } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { AddCustomerButton, CustomerSearchBox } from '#areas/customers/web/public.ts';
import { useSession } from '#areas/session/web/public.ts';
import { LogoMark } from '#platform/web/ui/logo-mark.tsx';
import classes from './header.module.css';
import { SignOutButton } from './sign-out-button.tsx';

export function Header() {
  return (
    <header className={classes.header}>
      <AgencyAndWelcome />
      <CustomerSearchBox />
      <AddCustomerButton />
      <nav aria-label="Your account" className={classes.actions}>
        <Tooltip label="Settings">
          <Link to="/settings" className={classes.action} aria-label="Settings">
            <IconSettings size={18} stroke={1.7} aria-hidden />
          </Link>
        </Tooltip>
        <SignOutButton />
      </nav>
    </header>
  );
}

function AgencyAndWelcome() {
  const { user, whiteLabel } = useSession();
  return (
    <div className={classes.agency}>
      <Link to="/" className={classes.logo} aria-label={`${whiteLabel.agencyName}, home`}>
        {whiteLabel.logo ? <img src={whiteLabel.logo} alt="" height={28} /> : <LogoMark />}
      </Link>
      <div className={classes.words}>
        <div className={classes.name}>{whiteLabel.agencyName}</div>
        <div className={classes.welcome}>Welcome, {user.name}</div>
      </div>
    </div>
  );
}
