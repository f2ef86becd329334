import { type GateFacts, type GateName, isOpen } from '#platform/shared/gates.ts';
import type { Entry } from './entry.ts';

export interface Action {
  title: string;
  href: string;
  gate?: GateName;
}

/** What the person may begin from here, with the customer or the finance contract whose screen is open first. */
export function openActions(
  facts: GateFacts,
  path: string,
  noun: string,
  ofContract: readonly Action[] = [],
): Entry[] {
  const customer = /^\/customer\/([1-9]\d*)(?:\/|$)/.exec(path)?.[1];
  const actions: Action[] = [
    ...ofContract,
    ...(customer === undefined ? [] : actionsFor(customer, noun)),
    { title: `Add ${noun}`, href: '/customer/add' },
    { title: 'Add task', href: '/task?edit=0' },
    { title: 'Add lead', href: '/lead/add', gate: 'addLead' },
    { title: 'New Quote', href: '/quote/add', gate: 'rater' },
    { title: 'Sign out', href: '/auth/logout' },
  ];
  return actions
    .filter(({ gate }) => !gate || isOpen(gate, facts))
    .map(({ title, href }) => ({ key: `action-${href}`, title, note: '', href }));
}

/** The finance contract whose screen is open. */
export function contractOf(path: string): number | undefined {
  const id = /^\/finance\/([1-9]\d*)(?:\/|$)/.exec(path)?.[1];
  return id === undefined ? undefined : Number(id);
}

function actionsFor(customer: string, noun: string): Action[] {
  return [
    { title: `Take a payment from this ${noun}`, href: `/customer/${customer}/payment` },
    { title: `Add task for this ${noun}`, href: `/customer/${customer}?tab=tasks&edit=0` },
    { title: `Add policy for this ${noun}`, href: `/customer/${customer}/policy/add` },
    { title: `New Quote for this ${noun}`, href: `/quote/add?customer=${customer}`, gate: 'rater' },
  ];
}
