import { type GateFacts, type GateName, isOpen } from '#platform/shared/gates.ts';
import type { AdminItem, MenuData, MenuItem } from './contract.ts';

/** Some of what is there for administrators is open only to some of them. */
type GatedItem = MenuItem & { gate?: GateName };

/** What administrators look after, group by group. Every item has its screen; a later area adds its own. */
const ADMIN: Readonly<Record<string, readonly GatedItem[]>> = {
  'People and offices': [
    {
      title: 'Employees',
      link: '/admin/employees',
      words: 'Invite people, set what each of them can do, and end access.',
    },
    {
      title: 'Groups',
      link: '/admin/groups',
      words: 'Group people to message or assign tasks to them together.',
    },
    {
      title: 'Offices',
      link: '/admin/offices',
      words: 'Your offices and office groups, with addresses and hours.',
    },
  ],
  'Companies and commissions': [
    {
      title: 'Companies',
      link: '/admin/companies',
      words: 'Carriers and finance companies, their products and commission rates.',
    },
    {
      title: 'Commission filing',
      link: '/commissions/reconcile',
      words: 'What carriers paid, file by file: check, stage, forward, merge.',
    },
    {
      title: 'Commission statements',
      link: '/admin/commissions/statements',
      words: 'What each employee earns, based on policy splits.',
    },
    {
      title: 'Commission payroll',
      link: '/admin/commissions/payroll',
      words: 'What was posted in a period, by person, for payroll and the books.',
    },
    {
      title: 'Expected commissions',
      link: '/admin/commissions/expected',
      words: 'Terms that were not paid, short-paid, overpaid, or paid at the wrong rate.',
    },
  ],
  'Messages and training': [
    {
      title: 'Office messages',
      link: '/office/message',
      words: 'What people in an office see on their home screen.',
    },
    {
      title: 'Templates and letters',
      link: '/admin/templates',
      words: 'Reusable emails and letters with merge fields.',
    },
    {
      title: 'Training videos',
      link: '/admin/training',
      words: 'The videos in the training library and their tags.',
    },
  ],
  'Agency and records': [
    { title: 'Agency', link: '/admin/agency', words: 'Agency name, logo, wording, links, theme and menus.' },
    {
      title: 'Attachment types',
      link: '/admin/attachment-types',
      words: 'What kinds of files people may add to a record.',
    },
    {
      title: 'Task types and statuses',
      link: '/admin/task-choices',
      words: 'What types, priorities and statuses a task can have.',
    },
    {
      title: 'Finance requests',
      link: '/admin/finance-requests',
      words: 'Requests sent to finance companies, and their answers.',
    },
    {
      title: 'Change log',
      link: '/admin/change-log',
      words: 'Who changed what and when, with every field before and after.',
    },
    {
      title: 'API tokens',
      link: '/admin/tokens',
      words: 'Programs that can act for a person, and when they last did.',
    },
    {
      title: 'Webhooks',
      link: '/admin/webhooks',
      words: 'Systems that are notified when records change.',
    },
    {
      title: 'Bring in',
      link: '/admin/bring-in',
      words: 'Customers, leads and policies from another system, by CSV file.',
    },
    {
      title: 'Export data',
      link: '/admin/take-out',
      words: 'All of your agency’s records and files in one ZIP.',
      gate: 'owner',
    },
  ],
};

function adminItems(facts: GateFacts): AdminItem[] {
  return Object.entries(ADMIN).flatMap(([group, items]) =>
    items
      .filter(({ gate }) => gate === undefined || isOpen(gate, facts))
      .map(({ gate: _, ...item }) => ({ ...item, group })),
  );
}

const TRAINING: readonly MenuItem[] = [
  { title: 'Training', link: '/training', words: 'Short videos about working with Coverdesk.' },
];

/** What another area has for a menu, for whoever asks. */
export type MenuSource = (facts: GateFacts) => MenuItem[];

interface MenuParts {
  offices: readonly { id: number; name: string }[];
  reports: MenuSource;
}

export function menuFor(facts: GateFacts, { offices, reports }: MenuParts): MenuData {
  return {
    report: isOpen('reportsTab', facts) ? reports(facts) : [],
    training: isOpen('training', facts) ? [...TRAINING] : [],
    admin: isOpen('admin', facts) ? adminItems(facts) : [],
    offices: isOpen('officeTab', facts)
      ? offices.map(({ id, name }) => ({ title: name, link: `/office/view/${id}`, words: '' }))
      : [],
  };
}
