import { z } from 'zod';
import { LINES_OF_BUSINESS } from '#areas/companies/contract.ts';
import { loggedChange } from '#platform/shared/change-log.ts';
import {
  neededText,
  optionalEmail,
  optionalName,
  optionalPhone,
  optionalState,
  optionalText,
  optionalZip,
} from '#platform/shared/contact-fields.ts';
import { day, moment } from '#platform/shared/dates.ts';
import { duplicate, typedPerson } from '#platform/shared/duplicates.ts';
import { endpoint, idParams } from '#platform/shared/endpoint.ts';
import { LANGUAGES, optionalLanguage } from '#platform/shared/languages.ts';
import { paged, pageQuery } from '#platform/shared/paging.ts';
import { evenIfDuplicate, named, seenVersion } from '#platform/shared/record-fields.ts';
import { LEAD_LOG } from './log.ts';
import { CHANGEABLE } from './status-rules.ts';
import { LEAD_STATUSES } from './statuses.ts';

export const NOTE_MAX = 2000;
export const REASON_MAX = 200;

const reference = (missing: string) => z.number(missing).int(missing).positive(missing).nullable();
const optionalDay = day.nullable().default(null);

/** What the form sends; the rules that need more than one field are in rules.ts. */
export const leadInput = z.object({
  firstName: optionalName(80),
  lastName: optionalName(80),
  businessName: optionalName(160),
  phone: optionalPhone,
  phone2: optionalPhone,
  email: optionalEmail,
  /** Of the papers and mails that the lead gets. */
  language: optionalLanguage,
  address: optionalText(160),
  city: optionalText(80),
  state: optionalState,
  zip: optionalZip,
  source: optionalText(80),
  lineOfBusiness: z.enum(['', ...LINES_OF_BUSINESS], 'Choose a line of business.').default(''),
  currentCarrier: optionalText(120),
  followUpOn: optionalDay,
  officeId: reference('Choose an office.').default(null),
  assignedTo: reference('Choose a person.').default(null),
  version: seenVersion,
});
export type LeadInput = z.output<typeof leadInput>;

export const leadStatus = z.enum(LEAD_STATUSES);

export const lead = z.object({
  id: z.number().int(),
  name: z.string(),
  status: leadStatus,
  firstName: z.string(),
  lastName: z.string(),
  businessName: z.string(),
  phone: z.string(),
  phone2: z.string(),
  email: z.string(),
  language: z.enum(LANGUAGES),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  source: z.string(),
  lineOfBusiness: z.string(),
  currentCarrier: z.string(),
  followUpOn: z.string().nullable(),
  /** '' unless it is closed. */
  closedReason: z.string(),
  officeId: z.number().int().nullable(),
  office: z.string(),
  assignedTo: z.number().int().nullable(),
  assignee: z.string(),
  createdBy: z.string(),
  /** The customer that it became. */
  customerId: z.number().int().nullable(),
  customer: z.string(),
  createdAt: moment,
  statusSince: moment,
  version: z.number().int(),
});
export type Lead = z.output<typeof lead>;

const leadId = idParams('lead');

export const leadChoices = endpoint({
  method: 'GET',
  path: '/api/lead/choices',
  summary: 'What a lead can be given: the offices, the people, and the sources that leads had so far.',
  allow: 'signedIn',
  answer: z.object({ offices: z.array(named), people: z.array(named), sources: z.array(z.string()) }),
});
export type LeadChoices = z.output<typeof leadChoices.answer>;

/** Apart from saving: whoever belongs to an agency that receives leads may write one down. */
export const addLead = endpoint({
  method: 'POST',
  path: '/api/lead/0',
  summary:
    'Adds a lead: new when somebody has it, unassigned otherwise. Somebody who is a lead or customer already is refused if `evenIfDuplicate` is false.',
  allow: 'addLead',
  body: leadInput.extend({ evenIfDuplicate }),
  answer: lead,
});

/** A POST, so that no telephone number stands in an address that somebody logs. */
export const leadDuplicates = endpoint({
  method: 'POST',
  path: '/api/lead/duplicates',
  summary:
    'The leads and customers who are here already under a name that is being added, with a phone or email in common.',
  allow: 'addLead',
  body: typedPerson,
  answer: z.object({ results: z.array(duplicate) }),
  changes: false,
});

export const findLead = endpoint({
  method: 'GET',
  path: '/api/lead/{id}',
  summary: 'A lead.',
  allow: 'leads',
  params: leadId,
  answer: lead,
});

export const saveLead = endpoint({
  method: 'POST',
  path: '/api/lead/{id}',
  summary: 'Saves a lead; a stale version is refused with the current record.',
  allow: 'leads',
  params: leadId,
  body: leadInput,
  answer: lead,
});

export const leadName = endpoint({
  method: 'GET',
  path: '/api/lead/{id}/name',
  summary: 'The name of a lead, for a number typed into a form.',
  allow: 'signedIn',
  params: leadId,
  answer: z.object({ name: z.string() }),
});

export const changeLeadStatus = endpoint({
  method: 'POST',
  path: '/api/lead/{id}/status',
  summary:
    'Changes the status; closed asks for a reason, incubate for a follow-up day in the future. A follow-up day that is left out stays as it is.',
  allow: 'leads',
  params: leadId,
  body: z.object({
    status: z.enum(CHANGEABLE, 'Choose open, unassigned, call center, incubate or closed.'),
    reason: optionalText(REASON_MAX),
    followUpOn: day.nullable().optional(),
    version: seenVersion,
  }),
  answer: lead,
});

const leadNote = z.object({ id: z.number().int(), at: moment, by: z.string(), text: z.string() });
export type LeadNote = z.output<typeof leadNote>;

export const leadNotes = endpoint({
  method: 'GET',
  path: '/api/lead/{id}/notes',
  summary: 'What was noted about a lead, newest first.',
  allow: 'leads',
  params: leadId,
  query: pageQuery,
  answer: paged(leadNote),
});

export const addLeadNote = endpoint({
  method: 'POST',
  path: '/api/lead/{id}/notes',
  summary: 'Notes something about a lead.',
  allow: 'leads',
  params: leadId,
  body: z.object({ text: neededText(NOTE_MAX, 'Enter a note.') }),
  answer: leadNote,
});

export const leadMatches = endpoint({
  method: 'GET',
  path: '/api/lead/{id}/matches',
  summary: 'The customers with the same phone or email, to attach a lead to instead of adding one twice.',
  allow: 'leads',
  params: leadId,
  answer: z.object({
    results: z.array(named.extend({ phone: z.string(), email: z.string(), city: z.string() })),
  }),
});
export type LeadMatch = z.output<typeof leadMatches.answer>['results'][number];

export const convertLead = endpoint({
  method: 'POST',
  path: '/api/lead/{id}/convert',
  summary: 'Makes a customer of the lead, or attaches it to the named one; the lead is sold then.',
  allow: 'leads',
  params: leadId,
  body: z.object({ customerId: reference('Choose a customer.').default(null), version: seenVersion }),
  answer: lead,
});

export const leadLog = endpoint({
  method: 'GET',
  path: '/api/lead/{id}/log',
  summary: 'Who changed what of a lead, newest first.',
  allow: 'leads',
  params: leadId,
  query: pageQuery,
  answer: paged(loggedChange(LEAD_LOG)),
});
