import { z } from 'zod';
import { USUAL_TIME_ZONE } from '#platform/shared/clock.ts';
import {
  neededName,
  optionalEmail,
  optionalPhone,
  optionalState,
  optionalText,
  optionalZip,
} from '#platform/shared/contact-fields.ts';
import { moment } from '#platform/shared/dates.ts';
import { endpoint, idOrNewParams, idParams, nothing } from '#platform/shared/endpoint.ts';
import { named, seenVersion, seenVersionQuery } from '#platform/shared/record-fields.ts';
import { TIME_ZONE_NAMES } from './opening-hours.ts';
import { GROUP_KINDS, LOCATION_TYPES } from './rules.ts';

const time = z
  .string('Enter a time.')
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'Enter a time.', abort: true });

const dayHours = z
  .object({ opens: time, closes: time }, 'Enter opening and closing time, or nothing on a closed day.')
  .refine(({ opens, closes }) => opens < closes, {
    error: 'Enter a time after the office opens.',
    path: ['closes'],
  });

const NO_HOURS = [null, null, null, null, null, null, null];

/** From Sunday to Saturday; null on a day when the office is closed. */
const weekHours = z
  .array(dayHours.nullable(), 'Enter the hours of each weekday.')
  .length(7, 'A week has seven days.');

const name = neededName(80, 'Enter a name.');
const groupKind = z.enum(GROUP_KINDS, 'Choose a territory, division, region or district.');
const groupRef = z
  .number('Choose a group.')
  .int('Choose a group.')
  .positive('Choose a group.')
  .nullable()
  .default(null);

export const officeInput = z.object({
  name,
  groupId: groupRef,
  address: optionalText(160),
  city: optionalText(80),
  state: optionalState,
  zip: optionalZip,
  phone: optionalPhone,
  email: optionalEmail,
  timeZone: z.enum(TIME_ZONE_NAMES, 'Choose a time zone.').default(USUAL_TIME_ZONE),
  hours: weekHours.default(NO_HOURS),
  version: seenVersion,
});
export type OfficeInput = z.output<typeof officeInput>;

const officeFacts = z.object({
  id: z.number().int(),
  name: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  phone: z.string(),
  email: z.string(),
  timeZone: z.string(),
  hours: z.array(z.object({ opens: z.string(), closes: z.string() }).nullable()),
  /** Null while the office is in use. */
  closedAt: moment.nullable(),
});

export const office = officeFacts.extend({
  groupId: z.number().int().nullable(),
  /** How many active people belong to it. */
  people: z.number().int(),
  version: z.number().int(),
});
export type Office = z.output<typeof office>;

export const officeGroup = z.object({
  id: z.number().int(),
  kind: groupKind,
  name: z.string(),
  parentId: z.number().int().nullable(),
  version: z.number().int(),
});
export type OfficeGroup = z.output<typeof officeGroup>;

export const officeGroupInput = z.object({ kind: groupKind, name, parentId: groupRef, version: seenVersion });
export type OfficeGroupInput = z.output<typeof officeGroupInput>;

const officeId = idParams('office');

export const officeTree = endpoint({
  method: 'GET',
  path: '/api/admin/offices',
  summary: 'Every office, closed ones too, and the groups that they hang in.',
  allow: 'admin',
  answer: z.object({ groups: z.array(officeGroup), offices: z.array(office) }),
});

export const findOffice = endpoint({
  method: 'GET',
  path: '/api/admin/offices/{id}',
  summary: 'An office as it is edited.',
  allow: 'admin',
  params: officeId,
  answer: office,
});

export const saveOffice = endpoint({
  method: 'POST',
  path: '/api/admin/offices/{id}',
  summary: 'Adds an office (id 0) or saves one; a stale version is refused with the current record.',
  allow: 'admin',
  params: idOrNewParams('office'),
  body: officeInput,
  answer: office,
});

export const closeOffice = endpoint({
  method: 'POST',
  path: '/api/admin/offices/{id}/close',
  summary: 'Takes an office out of use; one that active people belong to is refused.',
  allow: 'admin',
  params: officeId,
  body: z.object({ version: seenVersion }),
  answer: office,
});

export const reopenOffice = endpoint({
  method: 'POST',
  path: '/api/admin/offices/{id}/reopen',
  summary: 'Takes a closed office into use again.',
  allow: 'admin',
  params: officeId,
  body: z.object({ version: seenVersion }),
  answer: office,
});

export const saveOfficeGroup = endpoint({
  method: 'POST',
  path: '/api/admin/office-groups/{id}',
  summary: 'Adds a territory, division, region or district (id 0), renames or moves one.',
  allow: 'admin',
  params: idOrNewParams('officeGroup'),
  body: officeGroupInput,
  answer: officeGroup,
});

export const deleteOfficeGroup = endpoint({
  method: 'DELETE',
  path: '/api/admin/office-groups/{id}',
  summary: 'Deletes a group that nothing hangs below.',
  allow: 'admin',
  params: idParams('officeGroup'),
  query: seenVersionQuery,
  answer: nothing,
});

export const listOffices = endpoint({
  method: 'GET',
  path: '/api/offices',
  summary: 'The offices in use, to choose one from.',
  allow: 'officeTab',
  answer: z.object({
    results: z.array(
      officeFacts.pick({
        id: true,
        name: true,
        address: true,
        city: true,
        state: true,
        zip: true,
        phone: true,
      }),
    ),
  }),
});
export type OfficeChoice = z.output<typeof listOffices.answer>['results'][number];

export const ownOffice = endpoint({
  method: 'GET',
  path: '/api/offices/own',
  summary: 'The signed-in person’s home office, and how many people are there.',
  allow: 'signedIn',
  answer: z.object({
    office: officeFacts.extend({ people: z.number().int(), clockedIn: z.number().int() }).nullable(),
  }),
});
export type OwnOffice = NonNullable<z.output<typeof ownOffice.answer>['office']>;

export const viewOffice = endpoint({
  method: 'GET',
  path: '/api/offices/{id}',
  summary: 'The page of an office: its facts, where it hangs, its people and who of them is clocked in.',
  allow: 'officeTab',
  params: officeId,
  answer: officeFacts.extend({
    /** From the top down. */
    path: z.array(officeGroup.pick({ id: true, kind: true, name: true })),
    people: z.array(
      z.object({
        id: z.number().int(),
        name: z.string(),
        jobTitle: z.string(),
        phone: z.string(),
        email: z.string(),
        clockedIn: z.boolean(),
      }),
    ),
  }),
});
export type OfficeView = z.output<typeof viewOffice.answer>;
export type OfficePerson = OfficeView['people'][number];

export const locations = endpoint({
  method: 'GET',
  path: '/api/locations/{type}',
  summary: 'All places of that kind in the agency, and the one that the signed-in person belongs to.',
  allow: 'signedIn',
  params: z.object({
    type: z.enum(LOCATION_TYPES, `Ask for one of ${LOCATION_TYPES.join(', ')}.`),
  }),
  answer: z.object({ all: z.array(named), current: named.nullable() }),
});
export type Locations = z.output<typeof locations.answer>;
