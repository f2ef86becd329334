import { type GateFacts, isOpen } from '#platform/shared/gates.ts';
import { printPage } from '#platform/web/print/printing.ts';
import type { RecordAction } from '#platform/web/ui/record-actions.ts';
import { texts } from '../texts.ts';
import type { Entry } from './entry.ts';
import { texts as paletteTexts } from './texts.ts';

/** Whose record is open, as far as the screen tells. */
export interface OnScreen {
  path: string;
  /** Whose record is open, where it is not the customer's own. */
  customerId?: number | undefined;
  leadId?: number | undefined;
  /** What can be done with the record that is open. */
  ofRecord?: readonly RecordAction[] | undefined;
  /** There is a tour of the demo world. */
  hasTour?: boolean;
}

/** What the person may begin from here, with what is done for the record whose screen is open first; signing out last. */
export function openActions(
  facts: GateFacts,
  { path, customerId, leadId, ofRecord = [], hasTour = false }: OnScreen,
  noun: string,
): Entry[] {
  const customer = idIn(path, 'customer') ?? idIn(path, 'taskTab') ?? customerId;
  const lead = idIn(path, 'lead') ?? (customer === undefined ? leadId : undefined);
  const actions: RecordAction[] = [
    ...ofRecord,
    ...(customer === undefined ? [] : actionsFor(customer, noun)),
    ...(lead === undefined ? [] : actionsForLead(lead)),
    { title: paletteTexts.actions.addCustomer(noun), href: '/customer/add' },
    { title: paletteTexts.actions.addTask, href: '/task?edit=0' },
    { title: paletteTexts.actions.addLead, href: '/lead/add', gate: 'addLead' },
    { title: paletteTexts.actions.newQuote, href: '/quote/add', gate: 'rater' },
    { title: paletteTexts.actions.printThisScreen, href: '#print', act: () => void printPage() },
    ...(hasTour ? [{ title: paletteTexts.actions.takeTheTour, href: '/?tour=true' }] : []),
    { title: texts.signingOut.signOut, href: SIGN_OUT },
  ];
  return actions
    .filter(({ gate }) => !gate || isOpen(gate, facts))
    .map(({ title, href, act }) => ({
      key: `action-${href}`,
      title,
      note: '',
      href,
      kind: 'action',
      ...(act && { act }),
    }));
}

export const SIGN_OUT = '/auth/logout';

function idIn(path: string, record: string): number | undefined {
  const [, name, id] = /^\/([a-zA-Z]+)\/([1-9]\d*)(?:\/|$)/.exec(path) ?? [];
  return name === record ? Number(id) : undefined;
}

function actionsFor(customer: number, noun: string): RecordAction[] {
  const words = paletteTexts.actions.forCustomer;
  return [
    { title: words.takePayment(noun), href: `/customer/${customer}/payment` },
    { title: words.addTask(noun), href: `/customer/${customer}?tab=tasks&edit=0` },
    { title: words.email(noun), href: `/email?customerId=${customer}` },
    { title: words.addPolicy(noun), href: `/customer/${customer}/policy/add` },
    { title: words.newQuote(noun), href: `/quote/add?customer=${customer}`, gate: 'rater' },
  ];
}

function actionsForLead(lead: number): RecordAction[] {
  const words = paletteTexts.actions.forLead;
  return [
    { title: words.addTask, href: `/lead/${lead}?tab=tasks&edit=0`, gate: 'leads' },
    { title: words.email, href: `/email?leadId=${lead}`, gate: 'leads' },
    { title: words.newQuote, href: `/quote/add?lead=${lead}`, gate: 'rater' },
  ];
}
