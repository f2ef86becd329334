import { Link } from '@tanstack/react-router';
import { PRODUCT_NAME } from '#areas/session/contract.ts';
import { useSession } from '#areas/session/web/public.ts';
import { LogoMark } from '#platform/web/ui/logo-mark.tsx';
import { texts } from '../texts.ts';
import classes from './header.module.css';

export function AgencyAndWelcome() {
  const { user, whiteLabel } = useSession();
  const name = whiteLabel.agencyName || PRODUCT_NAME;
  return (
    <div className={classes.agency}>
      <Link to="/" className={classes.logo} aria-label={texts.frame.home(name)}>
        {whiteLabel.logo ? <img src={whiteLabel.logo} alt="" height={28} /> : <LogoMark />}
      </Link>
      <div className={classes.words}>
        <div className={classes.name}>{name}</div>
        <div className={classes.welcome}>{texts.frame.welcome(user.name)}</div>
      </div>
    </div>
  );
}
