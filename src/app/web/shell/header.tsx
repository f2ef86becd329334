import { BackOfficeSearchBox } from '#areas/accounts/web/public.ts';
import { AddCustomerButton, CustomerSearchBox, type Suggest } from '#areas/customers/web/public.ts';
import { AddLeadButton } from '#areas/leads/web/public.ts';
import { NotificationArea } from '#areas/notifications/web/public.ts';
import { ClockWithPettyCash } from '#areas/petty-cash/web/public.ts';
import { TelephonyControl } from '#areas/telephony/web/public.ts';
import { isApple } from '#platform/web/ui/is-apple.ts';
import { texts } from '../texts.ts';
import { AccountLinks } from './account-links.tsx';
import { AgencyAndWelcome } from './agency-and-welcome.tsx';
import classes from './header.module.css';
import { HeaderLinks } from './header-links.tsx';
import { TabsRow } from './tabs-row.tsx';
import { useRememberedFrame } from './use-remembered-frame.ts';

const FIND_KEY = isApple() ? texts.keys.findOnApple : texts.keys.find;

// Whoever never types there never loads what finds them.
const suggest: Suggest = async (...asked) =>
  (await import('../suggestions/find-suggestions.ts')).findSuggestions(...asked);

export function Header({ onFind }: { onFind: () => void }) {
  useRememberedFrame();
  return (
    <header>
      <div className={classes.bar}>
        <AgencyAndWelcome />
        <CustomerSearchBox suggest={suggest} />
        <BackOfficeSearchBox />
        <button type="button" className={classes.find} data-tour="everything" onClick={onFind}>
          <span className={classes.everything}>{texts.frame.everything}</span> <kbd>{FIND_KEY}</kbd>
        </button>
        <div className={classes.work}>
          <ClockWithPettyCash />
          <TelephonyControl />
          <AddLeadButton />
          <AddCustomerButton />
        </div>
        <NotificationArea />
        <AccountLinks />
      </div>
      <div className={classes.screens}>
        <TabsRow />
        <HeaderLinks />
      </div>
    </header>
  );
}
