import { describe, expect, test } from 'vitest';
import { PERMISSION_DEFAULTS, PERMISSIONS, permissionFlags } from '#platform/shared/permissions.ts';
import {
  type Actor,
  changeProblems,
  comeAndGone,
  grantedBy,
  NOBODY_YET,
  storedFlags,
  type Target,
  whyFixed,
  whyNotDisabled,
  whyNotEnabled,
  whyNotInvitedAgain,
} from './rules.ts';

const actor = (flags: object, isProvider = false): Actor => ({
  employeeId: 1,
  permissions: permissionFlags({ ...flags }),
  isProvider,
});
const target = (id: number, flags: object, more: Partial<Target> = {}): Target => ({
  id,
  email: 'them@agency.test',
  permissions: permissionFlags({ ...flags }),
  state: 'Active',
  isLastOwner: false,
  ...more,
});

const OWNER = actor({ PRowner: 1 });
const ADMIN = actor({ PRadmin: 1 });

describe('who may switch what', () => {
  test('nobody takes their own PRadmin or PRowner flag', () => {
    expect(whyFixed('PRadmin', ADMIN, target(1, { PRadmin: 1 }))).toMatch(/from yourself/);
    expect(whyFixed('PRowner', OWNER, target(1, { PRowner: 1 }))).toMatch(/from yourself/);
    expect(whyFixed('PRadmin', OWNER, target(1, { PRowner: 1 }))).toBeUndefined();
    expect(whyFixed('PRadmin', ADMIN, target(2, { PRadmin: 1 }))).toBeUndefined();
  });

  test('only an owner makes or unmakes an owner', () => {
    expect(whyFixed('PRowner', ADMIN, target(2, {}))).toMatch(/Only an owner/);
    expect(whyFixed('PRowner', ADMIN, target(2, { PRowner: 1 }))).toMatch(/Only an owner/);
    expect(whyFixed('PRowner', OWNER, target(2, {}))).toBeUndefined();
    expect(whyFixed('PRowner', OWNER, NOBODY_YET)).toBeUndefined();
  });

  test('the last active owner of an agency can neither be disabled nor lose PRowner', () => {
    const last = target(2, { PRowner: 1 }, { isLastOwner: true });
    expect(whyFixed('PRowner', OWNER, last)).toMatch(/last active owner/);
    expect(whyNotDisabled(OWNER, last)).toMatch(/last active owner/);
  });

  test("PRbackOffice and PRaccounting can be given in the provider's agency only, and taken anywhere", () => {
    expect(whyFixed('PRaccounting', OWNER, target(2, {}))).toMatch(/provider/);
    expect(whyFixed('PRaccounting', actor({ PRadmin: 1 }, true), target(2, {}))).toBeUndefined();
    expect(whyFixed('PRbackOffice', OWNER, target(2, {}))).toMatch(/provider/);
    expect(whyFixed('PRbackOffice', actor({ PRadmin: 1 }, true), target(2, {}))).toBeUndefined();
    expect(whyFixed('PRbackOffice', OWNER, target(2, { PRbackOffice: 1 }))).toBeUndefined();
  });

  test('every other flag can be switched by an administrator', () => {
    const special = ['PRowner', 'PRbackOffice', 'PRaccounting'];
    for (const name of PERMISSIONS.filter((each) => !special.includes(each)))
      expect(whyFixed(name, ADMIN, target(2, {}))).toBeUndefined();
  });

  test('nobody disables themselves, and only an owner disables or enables one', () => {
    expect(whyNotDisabled(OWNER, target(1, { PRowner: 1 }))).toBe('You cannot disable yourself.');
    expect(whyNotDisabled(ADMIN, target(2, { PRowner: 1 }))).toMatch(/Only an owner/);
    expect(whyNotEnabled(ADMIN, target(2, { PRowner: 1 }))).toMatch(/Only an owner/);
    expect(whyNotDisabled(OWNER, target(2, { PRowner: 1 }))).toBeUndefined();
    expect(whyNotDisabled(ADMIN, target(2, { PRadmin: 1 }))).toBeUndefined();
    expect(whyNotEnabled(ADMIN, target(2, {}))).toBeUndefined();
  });
});

test('a refused change is reported at the flag that it changes, and at no other', () => {
  const owner = target(2, { PRowner: 1 });
  const permissions = permissionFlags({ PRtraining: 1 });
  const change = { email: owner.email.toUpperCase(), permissions };
  expect(Object.keys(changeProblems(ADMIN, owner, change))).toEqual(['permissions.PRowner']);
  expect(changeProblems(OWNER, owner, change)).toEqual({});
});

test('only an owner moves the address of an owner, which leads to their password', () => {
  const owner = target(2, { PRowner: 1 });
  const change = { email: 'mine@agency.test', permissions: owner.permissions };
  expect(Object.keys(changeProblems(ADMIN, owner, change))).toEqual(['email']);
  expect(changeProblems(OWNER, owner, change)).toEqual({});
  expect(changeProblems(ADMIN, target(2, {}), { ...change, permissions: permissionFlags({}) })).toEqual({});
});

test('owner and administrator grant what they grant by the product’s own check', () => {
  const owner = permissionFlags({ PRowner: 1 });
  const admin = permissionFlags({ PRadmin: 1 });
  expect(grantedBy('PRreceiptvoid', owner, false)).toBe('owner');
  expect(grantedBy('PRadmin', owner, false)).toBe('owner');
  expect(grantedBy('PRowner', admin, false)).toBeUndefined();
  expect(grantedBy('PRadmin', admin, false)).toBeUndefined();
  expect(grantedBy('PRreceiptvoid', admin, false)).toBe('administrator');
  expect(grantedBy('PRbackOffice', owner, false)).toBeUndefined();
  expect(grantedBy('PRbackOffice', admin, true)).toBe('administrator');
  expect(grantedBy('PRreceiptvoid', permissionFlags({ PRreceiptvoid: 1 }), true)).toBeUndefined();
});

test('an invitation is sent again until a password was chosen, and not to someone who is disabled', () => {
  expect(whyNotInvitedAgain(target(2, {}, { state: 'Invited' }))).toBeUndefined();
  expect(whyNotInvitedAgain(target(2, {}))).toMatch(/chosen a password/);
  expect(whyNotInvitedAgain(target(2, {}, { state: 'Disabled' }))).toMatch(/Enable them first/);
});

test('only flags that differ from their defaults are stored', () => {
  expect(storedFlags({ ...PERMISSION_DEFAULTS })).toEqual({});
  expect(storedFlags(permissionFlags({ PRtraining: 1, PRshowAdminMenuDropdown: 0, PRadmin: 0 }))).toEqual({
    PRtraining: 1,
    PRshowAdminMenuDropdown: 0,
  });
});

test('what was added and removed between two lists', () => {
  expect(comeAndGone([1, 2, 3], [3, 4])).toEqual({ come: [4], gone: [1, 2] });
});
