import { type GateFacts, isOpen } from '#platform/shared/gates.ts';
import type { MenuData, MenuItem } from './contract.ts';

/** What administrators look after. Every item has its screen; a later area adds its own. */
const ADMIN: readonly MenuItem[] = [
  {
    title: 'Employees',
    link: '/admin/employees',
    words: 'Invite people, say what each may do, and end access.',
  },
  { title: 'Groups', link: '/admin/groups', words: 'Put people together who are written to together.' },
  { title: 'Offices', link: '/admin/offices', words: 'The tree of offices, their addresses and hours.' },
  {
    title: 'Companies',
    link: '/admin/companies',
    words: 'Carriers and finance companies, their products and commission percents.',
  },
  {
    title: 'Attachment types',
    link: '/admin/attachment-types',
    words: 'What kinds of files people may add to a record.',
  },
  { title: 'Agency', link: '/admin/agency', words: 'Name, logo, words, links, theme and menus.' },
];

/** Neither reports nor training have a screen yet, so nothing leads to them. */
export function menuFor(facts: GateFacts, offices: readonly { id: number; name: string }[]): MenuData {
  return {
    report: [],
    training: [],
    admin: isOpen('admin', facts) ? [...ADMIN] : [],
    offices: isOpen('officeTab', facts)
      ? offices.map(({ id, name }) => ({ title: name, link: `/office/view/${id}`, words: '' }))
      : [],
  };
}
