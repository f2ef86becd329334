/** The people of the demo world, named on its sign-in page. Outside of it nobody has this password. */
export const DEMO_PASSWORD = 'coverdesk-demo';

export const DEMO_ACCOUNTS = [
  { email: 'owner@demo.test', agency: 'Demo Agency', role: 'Owner' },
  { email: 'admin@demo.test', agency: 'Demo Agency', role: 'Administrator' },
  { email: 'agent@demo.test', agency: 'Demo Agency', role: 'Agent' },
  { email: 'trainee@demo.test', agency: 'Demo Agency', role: 'Trainee, no permissions' },
  { email: 'accounting@provider.test', agency: 'Coverdesk Provider', role: 'Back office, accounting' },
  { email: 'sales@provider.test', agency: 'Coverdesk Provider', role: 'Back office, sales' },
  { email: 'owner@other.test', agency: 'Other Agency', role: 'Owner' },
];

export const isDemoPerson = (email: string) => DEMO_ACCOUNTS.some((account) => account.email === email);
