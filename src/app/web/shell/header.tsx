import { Tooltip, UnstyledButton } from '@mantine/core';
import { IconLogout, IconSettings } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useSession, useSessionKeeper } from '#areas/session/web/public.ts';
import { LogoMark } from '#platform/web/ui/logo-mark.tsx';
import { toastProblem } from '#platform/web/ui/toasts.ts';
import classes from './header.module.css';

export function Header() {
  return (
    <header className={classes.header}>
      <AgencyAndWelcome />
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

function SignOutButton() {
  const keeper = useSessionKeeper();
  const [leaving, setLeaving] = useState(false);

  async function signOut(): Promise<void> {
    setLeaving(true);
    await keeper.signOut().catch(toastProblem);
    setLeaving(false);
  }

  return (
    <Tooltip label="Logout">
      <UnstyledButton className={classes.action} aria-label="Logout" disabled={leaving} onClick={signOut}>
        <IconLogout size={18} stroke={1.7} aria-hidden />
      </UnstyledButton>
    </Tooltip>
  );
}
