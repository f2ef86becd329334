import { useEffect } from 'react';
import { PRODUCT_NAME } from '#areas/session/contract.ts';
import { useSession } from '#areas/session/web/public.ts';
import { isOpen } from '#platform/shared/gates.ts';
import { rememberFrame } from '#platform/web/frame/first-frame.ts';
import { TABS } from '../../tabs.ts';
import { texts } from '../texts.ts';

/** The next visit begins with this frame, before any script is there. */
export function useRememberedFrame(): void {
  const session = useSession();
  useEffect(() => {
    rememberFrame({
      agency: session.whiteLabel.agencyName || PRODUCT_NAME,
      welcome: texts.frame.welcome(session.user.name),
      hasOwnLogo: session.whiteLabel.logo !== '',
      tabs: TABS.filter(({ gate }) => !gate || isOpen(gate, session)).map(({ label, menu }) => ({
        label,
        hasMenu: menu !== undefined && (!menu.gate || isOpen(menu.gate, session)),
      })),
    });
  }, [session]);
}
