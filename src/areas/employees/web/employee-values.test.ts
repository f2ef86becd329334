import { expect, test } from 'vitest';
import { PERMISSION_DEFAULTS } from '#platform/shared/permissions.ts';
import type { Employee } from '../contract.ts';
import { employeeDifferences, employeeErrors, inputOf, valuesOf } from './employee-values.ts';

const IDA: Employee = {
  id: 7,
  name: 'Ida Berg',
  firstName: 'Ida',
  lastName: 'Berg',
  email: 'ida@agency.test',
  phone: '(305) 555-0142',
  jobTitle: 'Agent',
  officeId: 1,
  office: 'Harbor Office',
  groups: [{ id: 3, name: 'Sales' }],
  permissions: { ...PERMISSION_DEFAULTS, PRtraining: 1 },
  role: 'Employee',
  state: 'Active',
  lastSeenAt: null,
  isLastOwner: false,
  version: 4,
};
const CHOICES = {
  offices: [{ id: 1, name: 'Harbor Office', isClosed: false }],
  groups: [
    { id: 3, name: 'Sales' },
    { id: 4, name: 'Service' },
  ],
};

test('a record goes through the form unharmed', () => {
  expect(inputOf(valuesOf(IDA))).toEqual({
    firstName: 'Ida',
    lastName: 'Berg',
    email: 'ida@agency.test',
    phone: '(305) 555-0142',
    jobTitle: 'Agent',
    officeId: 1,
    groupIds: [3],
    permissions: IDA.permissions,
  });
});

test('somebody new begins with the defaults and needs a name and an address', () => {
  const values = valuesOf(undefined);
  expect(values.permissions).toMatchObject({ PRadmin: false, PRshowAdminMenuDropdown: true });
  expect(employeeErrors(values)).toEqual({
    firstName: 'Enter a first name.',
    lastName: 'Enter a last name.',
    email: 'Enter an email address.',
  });
  expect(employeeErrors({ ...valuesOf(IDA), email: 'ida' })).toEqual({
    email: 'Enter an email address like name@agency.com.',
  });
});

test('differences are shown in the words of the screen', () => {
  const theirs = valuesOf({ ...IDA, permissions: { ...IDA.permissions, PRreceiptvoid: 1 } });
  const mine = { ...valuesOf(IDA), officeId: null, groupIds: [3, 4], firstName: 'Ida ' };
  expect(employeeDifferences(theirs, mine, CHOICES)).toEqual([
    { label: 'Home office', theirs: 'Harbor Office', mine: '' },
    { label: 'Groups', theirs: 'Sales', mine: 'Sales, Service' },
    { label: 'Void receipts', theirs: 'On', mine: 'Off' },
  ]);
});
