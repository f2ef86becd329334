import type { LeadStatus } from '#areas/leads/statuses.ts';
import { daysBefore } from './days.ts';
import { type DemoLead, makeLeads } from './make-leads.ts';
import { Random } from './random.ts';
import { type TableRow, table } from './table-loader.ts';
import { LEAD_NOTES } from './words/leads.ts';

const LEADS = table('leads', [
  'master_id',
  'id',
  'status',
  'first_name',
  'last_name',
  'business_name',
  'phone',
  'phone2',
  'email',
  'address',
  'city',
  'state',
  'zip',
  'source',
  'line_of_business',
  'current_carrier',
  'follow_up_on',
  'closed_reason',
  'office_id',
  'assigned_to',
  'created_by',
  'customer_id',
  'created_at',
  'status_since',
]);
const NOTES = table('lead_notes', ['master_id', 'id', 'lead_id', 'employee_id', 'at', 'text']);
const CHANGES = table('change_log', [
  'master_id',
  'at',
  'employee_id',
  'subject',
  'subject_id',
  'action',
  'before',
  'after',
]);

const MASTER_ID = 1001;
const FIRST_LEAD = 500_001;
const RECEPTION = 114;

interface Happening {
  at: string;
  employeeId: number;
  subject: 'lead' | 'customer';
  subjectId: number;
  action: string;
  before: object | null;
  after: object;
}

const leadsOf = (customers: { count: number; before: number }, today: string) =>
  makeLeads({ masterId: MASTER_ID, officeIds: [11, 12, 13], ...customers }, today);

/** The ids of those that have not become customers. */
export function leadsInWork(customers: { count: number; before: number }, today: string): number[] {
  return leadsOf(customers, today).flatMap(({ customer_id }, at) => (customer_id ? [] : [FIRST_LEAD + at]));
}

/** The leads of the demo agency, what was noted about them, and what happened to them. */
export function* leadRows(customers: { count: number; before: number }, today: string): Generator<TableRow> {
  const leads = leadsOf(customers, today);
  const happenings: Happening[] = [];
  let noteId = 0;
  for (const [at, { created, since, ...lead }] of leads.entries()) {
    const id = FIRST_LEAD + at;
    const random = new Random('lead notes', at);
    const moment = (days: number) =>
      `${daysBefore(today, days)} ${random.int(13, 21)}:${random.int(10, 59)}:00Z`;
    const createdAt = moment(created);
    const statusSince = later(moment(since), createdAt);
    const times = { created_at: createdAt, status_since: statusSince };
    yield LEADS.row({ master_id: MASTER_ID, id, ...lead, created_by: RECEPTION, ...times });
    happenings.push(...historyOf(id, lead, createdAt, statusSince));
    const noted = Array.from({ length: random.int(0, 4) }, () =>
      later(moment(random.int(since, created)), createdAt),
    );
    const first = random.int(0, LEAD_NOTES.length - 1);
    for (const [which, at] of noted.toSorted().entries()) {
      const text = LEAD_NOTES[(first + which) % LEAD_NOTES.length] ?? '';
      const note = { employee_id: lead.assigned_to ?? RECEPTION, at, text };
      yield NOTES.row({ master_id: MASTER_ID, id: ++noteId, lead_id: id, ...note });
    }
  }
  for (const happening of happenings.toSorted((one, other) => one.at.localeCompare(other.at)))
    yield changeRow(happening);
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}

type Told = Omit<DemoLead, 'created' | 'since'>;

const WAS_BEFORE: Partial<Record<LeadStatus, LeadStatus>> = {
  open: 'new',
  incubate: 'open',
  'call center': 'unassigned',
  closed: 'open',
  sold: 'open',
};

function historyOf(id: number, lead: Told, createdAt: string, statusSince: string): Happening[] {
  const { first_name: firstName, last_name: lastName, source, status, closed_reason, customer_id } = lead;
  const person = { firstName, lastName, source };
  const by = { subject: 'lead', subjectId: id, employeeId: lead.assigned_to ?? RECEPTION } as const;
  const before = WAS_BEFORE[status];
  const added = { ...by, at: createdAt, employeeId: RECEPTION, action: 'added', before: null, after: person };
  if (!before) return [added];
  const after = {
    status,
    ...(closed_reason && { closedReason: closed_reason }),
    ...(customer_id && { customerId: customer_id }),
  };
  const action = customer_id ? 'converted' : 'status changed';
  const changed = { ...by, at: statusSince, action, before: { status: before }, after };
  if (!customer_id) return [added, changed];
  const origin = { ...person, leadId: id };
  const customer = { subject: 'customer', subjectId: customer_id, action: 'added', before: null } as const;
  return [added, changed, { ...changed, ...customer, after: origin }];
}

function changeRow({ at, employeeId, subject, subjectId, action, before, after }: Happening): TableRow {
  return CHANGES.row({
    master_id: MASTER_ID,
    at,
    employee_id: employeeId,
    subject,
    subject_id: subjectId,
    action,
    before,
    after,
  });
}
