import type { MenuData } from '#areas/menu/contract.ts';
import { type GateFacts, type GateName, isOpen } from '#platform/shared/gates.ts';
import { type MenuScreen, TABS, type Tab } from '../../tabs.ts';
import { texts } from '../texts.ts';
import type { Entry } from './entry.ts';

/** The browser keeps the menu for hours, and a permission may be gone by then. */
const MENU_GATES: Record<keyof MenuData, GateName> = {
  report: 'reportsTab',
  training: 'training',
  admin: 'admin',
  offices: 'officeTab',
};

/** What the header leads to besides its tabs. */
const OTHER_SCREENS: readonly MenuScreen[] = [
  { title: texts.screens.settings, link: '/settings' },
  { title: texts.screens.apiTokens, link: '/settings/tokens' },
  { title: texts.screens.referAFriend, link: '/referral_program' },
  { title: texts.screens.whatIsNew, link: '/welcome' },
];

/** Every screen of the navigation that the person may open, each once. */
export function openScreens(facts: GateFacts, menu: MenuData | undefined): Entry[] {
  const isOpenTo = ({ gate }: { gate?: GateName }) => !gate || isOpen(gate, facts);
  const screens = [
    ...TABS.filter(isOpenTo).map(({ label, to, hash }) => screen(label, hash ? `${to}#${hash}` : to)),
    ...TABS.flatMap((tab) => menuScreens(tab, facts, menu)),
    ...OTHER_SCREENS.map(({ title, link }) => screen(title, link)),
  ];
  return screens.filter(({ href }, at) => screens.findIndex((other) => other.href === href) === at);
}

/** An agency switches off only the menu: its screens stay open to whoever could open them. */
function menuScreens({ label, gate: tabGate, menu: drop }: Tab, facts: GateFacts, menu?: MenuData): Entry[] {
  if (!drop) return [];
  if (typeof drop.items === 'string') {
    if (!isOpen(MENU_GATES[drop.items], facts)) return [];
    return (menu?.[drop.items] ?? []).map(({ title, link, words }) => screen(title, link, label, words));
  }
  if (tabGate && !isOpen(tabGate, facts)) return [];
  return drop.items
    .filter(({ gate }) => !gate || isOpen(gate, facts))
    .map(({ title, link }) => screen(title, link, label));
}

function screen(title: string, href: string, note = '', words = ''): Entry {
  return { key: `screen-${href}`, title, note, words, href, kind: 'screen' };
}
