import { AGREEMENT } from '#areas/session/server/public.ts';
import type { Permission } from '#platform/shared/permissions.ts';
import { daysBefore } from './days.ts';
import { type TableRow, table } from './table-loader.ts';

const EMPLOYEES = table('employees', [
  'master_id',
  'id',
  'office_id',
  'first_name',
  'last_name',
  'email',
  'phone',
  'job_title',
  'permissions',
  'disabled_at',
]);
const LOGINS = table('logins', ['email', 'master_id', 'employee_id', 'password_hash']);
const ACCEPTANCES = table('agreement_acceptances', ['master_id', 'employee_id', 'version']);
const GROUPS = table('employee_groups', ['master_id', 'id', 'name']);
const MEMBERS = table('employee_group_members', ['master_id', 'group_id', 'employee_id']);

interface Colleague {
  id: number;
  firstName: string;
  lastName: string;
  jobTitle: string;
  officeId: number | null;
  flags: readonly Permission[];
  state?: 'Invited' | 'Disabled';
}

const AGENT = ['PROfficeTab', 'PRRolodexTab', 'PRLeadsTab', 'PRtraining', 'PRallowNotification'] as const;
const CASHIER = ['PROfficeTab', 'PRviewEOD', 'PRreceiptvoid'] as const;
const MANAGER = [...AGENT, ...CASHIER, 'dashboardView', 'PRoverrideTaskChanges', 'PRpolicyReassign'] as const;
const FINANCE = ['PRadmGPFagreement', 'PRadmFinanceAgreement'] as const;

/** The people of the demo agency besides those on the sign-in page. All of them are invented. */
const COLLEAGUES: readonly Colleague[] = [
  colleague(101, 'Elena', 'Marchetti', 'Office manager', 11, MANAGER),
  colleague(102, 'Hugo', 'Fernández', 'Office manager', 12, MANAGER),
  colleague(103, 'Nadia', 'Rahman', 'Office manager', 13, MANAGER),
  colleague(104, 'Carlos', 'Quintero', 'Agent', 11, AGENT),
  colleague(105, 'Beth', 'Sorensen', 'Agent', 11, [...AGENT, 'CoverdeskRaterAddOn']),
  colleague(106, 'Inés', 'Valdés', 'Agent', 12, AGENT),
  colleague(107, 'Kofi', 'Mensah', 'Agent', 12, [...AGENT, ...FINANCE]),
  colleague(108, 'Lucy', 'Hartwell', 'Agent', 13, [...AGENT, 'PRLeadViewCallCenterTab']),
  colleague(109, 'Omar', 'Haddad', 'Agent', 13, AGENT),
  colleague(110, 'Grace', 'Lindgren', 'Customer service', 11, CASHIER),
  colleague(111, 'Tomás', 'Ibarra', 'Customer service', 11, CASHIER),
  colleague(112, 'Wendy', 'Cho', 'Customer service', 12, CASHIER),
  colleague(113, 'Rafael', 'Duarte', 'Customer service', 13, CASHIER),
  colleague(114, 'Sofía', 'Peralta', 'Receptionist', 11, ['PROfficeTab', 'PRRolodexTab']),
  colleague(115, 'Victor', 'Nowak', 'Bookkeeper', 11, [...CASHIER, ...FINANCE, 'dashboardView']),
  colleague(116, 'Yvonne', 'Blake', 'Operations', null, ['PRadmin']),
  colleague(117, 'Peter', 'Okonkwo', 'Claims', 12, ['PROfficeTab', 'PRoverrideOpenTaskChanges']),
  colleague(118, 'Marisol', 'Crespo', 'Agent', 12, AGENT, 'Invited'),
  colleague(119, 'Dylan', 'Pruitt', 'Customer service', 13, CASHIER, 'Invited'),
  colleague(120, 'Walter', 'Gibbs', 'Agent', 13, AGENT, 'Disabled'),
];

function colleague(
  id: number,
  firstName: string,
  lastName: string,
  jobTitle: string,
  officeId: number | null,
  flags: readonly Permission[],
  state?: Colleague['state'],
): Colleague {
  return { id, firstName, lastName, jobTitle, officeId, flags, ...(state && { state }) };
}

const TEAMS = [
  { id: 1, name: 'Sales', members: [13, 104, 105, 106, 107, 108, 109, 118] },
  { id: 2, name: 'Service', members: [14, 110, 111, 112, 113, 114, 117, 119] },
  { id: 3, name: 'Managers', members: [11, 12, 101, 102, 103, 116] },
  { id: 4, name: 'Spanish speaking', members: [13, 102, 104, 106, 111, 113, 114, 118] },
];

/** More people of the demo agency, and the groups that they and its other people are in. */
export function* employeeRows(masterId: number, passwordHash: string, today: string): Generator<TableRow> {
  for (const person of COLLEAGUES) yield* colleagueRows(masterId, person, passwordHash, today);
  for (const { id, name, members } of TEAMS) {
    yield GROUPS.row({ master_id: masterId, id, name });
    for (const employee_id of members) yield MEMBERS.row({ master_id: masterId, group_id: id, employee_id });
  }
}

function* colleagueRows(
  master_id: number,
  { id, firstName, lastName, jobTitle, officeId, flags, state }: Colleague,
  passwordHash: string,
  today: string,
): Generator<TableRow> {
  const email = `${plain(firstName)}.${plain(lastName)}@demo.test`;
  yield EMPLOYEES.row({
    master_id,
    id,
    office_id: officeId,
    first_name: firstName,
    last_name: lastName,
    email,
    phone: `(305) 555-0${id + 100}`,
    job_title: jobTitle,
    permissions: Object.fromEntries(flags.map((name) => [name, 1])),
    disabled_at: state === 'Disabled' ? `${daysBefore(today, 40)} 21:00:00Z` : null,
  });
  yield LOGINS.row({
    email,
    master_id,
    employee_id: id,
    password_hash: state === 'Invited' ? '' : passwordHash,
  });
  if (state !== 'Invited') yield ACCEPTANCES.row({ master_id, employee_id: id, version: AGREEMENT.version });
}

function plain(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase();
}
