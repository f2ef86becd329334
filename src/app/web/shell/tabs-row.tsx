import { Link, useLocation } from '@tanstack/react-router';
import { useMenu } from '#areas/menu/web/public.ts';
import { useSession } from '#areas/session/web/public.ts';
import { isOpen } from '#platform/shared/gates.ts';
import { bringIntoSight } from '#platform/web/ui/bring-into-sight.ts';
import { TABS, type Tab, tabAt } from '../../tabs.ts';
import { texts } from '../texts.ts';
import { TabMenu } from './tab-menu.tsx';
import classes from './tabs-row.module.css';

export function TabsRow() {
  const session = useSession();
  const here = useLocation();
  const tabs = TABS.filter(({ gate }) => !gate || isOpen(gate, session));
  const current = tabAt(tabs, here.pathname, here.hash);
  return (
    <nav aria-label={texts.frame.screens} className={classes.row} data-sideways data-tour="screens">
      {tabs.map((tab) => (
        <TabWithMenu key={tab.label} tab={tab} isCurrent={tab === current} />
      ))}
    </nav>
  );
}

function TabWithMenu({ tab, isCurrent }: { tab: Tab; isCurrent: boolean }) {
  const items = useMenuItems(tab.menu);
  return (
    <span className={classes.item}>
      <Link
        ref={isCurrent ? bringIntoSight : undefined}
        to={tab.to}
        hash={tab.hash}
        // The row says itself which tab is current: a screen below one belongs to it.
        activeProps={{ 'aria-current': undefined }}
        aria-current={isCurrent ? 'page' : undefined}
        data-current={isCurrent || undefined}
        className={classes.tab}
      >
        {tab.label}
      </Link>
      {items ? (
        items.length > 0 && <TabMenu label={tab.label} items={items} />
      ) : (
        <span className={classes.drop} />
      )}
    </span>
  );
}

/** None while its gate is closed; of screens, those that the person may open; undefined until they are known. */
function useMenuItems(menu: Tab['menu']): readonly { title: string; link: string }[] | undefined {
  const session = useSession();
  const data = useMenu();
  if (!menu || (menu.gate && !isOpen(menu.gate, session))) return [];
  if (typeof menu.items === 'string') return data?.[menu.items];
  return menu.items.filter(({ gate }) => !gate || isOpen(gate, session));
}
