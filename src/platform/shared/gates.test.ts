import { describe, expect, test } from 'vitest';
import { GATE_NAMES, type GateFacts, isOpen, waysThrough, whyClosed } from './gates.ts';
import { mayHear } from './live.ts';
import { PERMISSION_WORDS } from './permission-words.ts';
import { PERMISSIONS, type Permission, permissionFlags } from './permissions.ts';

interface Given {
  permissions?: Partial<Record<Permission, 0 | 1>>;
  addOns?: number[];
  isProvider?: boolean;
  officeId?: number | null;
  telephony?: 0 | 1;
  config?: Partial<GateFacts['config']>;
}

function facts({
  permissions = {},
  addOns = [],
  isProvider = false,
  officeId = null,
  telephony = 0,
  config,
}: Given = {}): GateFacts {
  return {
    permissions: { ...permissionFlags(permissions), BACKOFFICE_ACCOUNT_ADDONS: addOns },
    isProvider,
    officeId,
    telephony: { telephonySubAccount: telephony },
    config: {
      liteSwitch: 1,
      isReceiveLeads: 0,
      isEnabledRaterTab: 0,
      officeTabDropdown: 1,
      reportTabDropdown: 1,
      adminTabDropdown: 1,
      leadsTabDropdown: 1,
      ...config,
    },
  };
}

describe('Tab visibility', () => {
  test.each([
    ['officeTab', 'PROfficeTab'],
    ['rolodex', 'PRRolodexTab'],
    ['endOfDay', 'PRviewEOD'],
    ['reportsTab', 'PRshowReportsMenuDropdown'],
    ['dashboard', 'dashboardView'],
    ['adminTab', 'PRshowAdminMenuDropdown'],
    ['training', 'PRtraining'],
    ['leads', 'PRLeadsTab'],
    ['leadsIncubate', 'PRLeadViewIncubateTab'],
    ['leadsUnassigned', 'PRLeadViewUnassignedTab'],
    ['leadsCallCenter', 'PRLeadViewCallCenterTab'],
  ] as const)('%s: %s', (gate, permission) => {
    expect(isOpen(gate, facts({ permissions: { [permission]: 1 } }))).toBe(true);
    expect(whyClosed(gate, facts({ permissions: { [permission]: 0 } }))).toBe(
      `Needs the permission "${PERMISSION_WORDS[permission].label}".`,
    );
    expect(isOpen(gate, facts({ permissions: { [permission]: 0, PRadmin: 1 } }))).toBe(true);
    expect(isOpen(gate, facts({ permissions: { [permission]: 0, PRowner: 1 } }))).toBe(true);
  });

  test('both the permission flag and the config flag must be nonzero for a drop-down', () => {
    for (const [gate, config] of [
      ['officeMenu', 'officeTabDropdown'],
      ['reportsMenu', 'reportTabDropdown'],
      ['adminMenu', 'adminTabDropdown'],
    ] as const) {
      expect(isOpen(gate, facts())).toBe(true);
      expect(isOpen(gate, facts({ config: { [config]: 0 } }))).toBe(false);
      const permission = waysThrough(gate)[0]?.permission as Permission;
      expect(isOpen(gate, facts({ permissions: { [permission]: 0 } }))).toBe(false);
    }
  });

  test('Rater: CoverdeskRaterAddOn with config isEnabledRaterTab', () => {
    const permissions = { CoverdeskRaterAddOn: 1 } as const;
    expect(isOpen('rater', facts({ permissions, config: { isEnabledRaterTab: 1 } }))).toBe(true);
    expect(whyClosed('rater', facts({ permissions }))).toBe('Your agency has not turned on the rater.');
    expect(isOpen('rater', facts({ config: { isEnabledRaterTab: 1 } }))).toBe(false);
  });

  test('File Locker: PRFileLockerTab and a lite level of at least 4', () => {
    const permissions = { PRFileLockerTab: 1 } as const;
    expect(isOpen('fileLocker', facts({ permissions, config: { liteSwitch: 4 } }))).toBe(true);
    expect(whyClosed('fileLocker', facts({ permissions, config: { liteSwitch: 3 } }))).toBe(
      'Needs package level 4; your agency has level 3.',
    );
    expect(isOpen('fileLocker', facts({ config: { liteSwitch: 4 } }))).toBe(false);
    // Emptying its bin is for administrators.
    expect(isOpen('fileLockerAdmin', facts({ permissions, config: { liteSwitch: 4 } }))).toBe(false);
    const administrator = { PRadmin: 1 } as const;
    expect(isOpen('fileLockerAdmin', facts({ permissions: administrator, config: { liteSwitch: 4 } }))).toBe(
      true,
    );
    expect(isOpen('fileLockerAdmin', facts({ permissions: administrator, config: { liteSwitch: 3 } }))).toBe(
      false,
    );
  });
});

test('the back-office check: PRbackOffice itself and an employee of the provider; owner and admin imply it inside the provider only', () => {
  expect(isOpen('backOffice', facts({ permissions: { PRbackOffice: 1 }, isProvider: true }))).toBe(true);
  expect(isOpen('backOffice', facts({ permissions: { PRowner: 1 }, isProvider: true }))).toBe(true);
  expect(isOpen('backOffice', facts({ permissions: { PRbackOffice: 1 } }))).toBe(false);
  expect(isOpen('backOffice', facts({ permissions: { PRowner: 1, PRadmin: 1 } }))).toBe(false);
  expect(whyClosed('backOffice', facts({ isProvider: true }))).toBe(
    'Only for the provider. Needs the permission "Back office".',
  );
});

test('the accounting check: the back-office check and PRaccounting; owner and admin imply it inside the provider only', () => {
  const both = { PRbackOffice: 1, PRaccounting: 1 } as const;
  expect(isOpen('accounting', facts({ permissions: both, isProvider: true }))).toBe(true);
  expect(isOpen('accounting', facts({ permissions: { PRadmin: 1 }, isProvider: true }))).toBe(true);
  expect(isOpen('accounting', facts({ permissions: { PRowner: 1 }, isProvider: true }))).toBe(true);
  expect(isOpen('accounting', facts({ permissions: { PRaccounting: 1 }, isProvider: true }))).toBe(false);
  expect(isOpen('accounting', facts({ permissions: { ...both, PRowner: 1, PRadmin: 1 } }))).toBe(false);
  expect(whyClosed('accounting', facts({ permissions: { PRbackOffice: 1 }, isProvider: true }))).toBe(
    'Needs the permission "Accounting".',
  );
});

test('the notification bell is visible if PRbackOffice equals 1, or if PRallowNotification equals 1 and liteSwitch is 3 or more', () => {
  const bell = (given: Given) => isOpen('notifications', facts(given));
  expect(bell({ permissions: { PRbackOffice: 1 } })).toBe(true);
  expect(bell({ permissions: { PRallowNotification: 1 }, config: { liteSwitch: 3 } })).toBe(true);
  expect(bell({ permissions: { PRallowNotification: 1 }, config: { liteSwitch: 2 } })).toBe(false);
  expect(bell({ config: { liteSwitch: 4 } })).toBe(false);
  expect(bell({ permissions: { PRowner: 1 }, config: { liteSwitch: 3 } })).toBe(true);
  expect(bell({ permissions: { PRowner: 1 }, config: { liteSwitch: 2 } })).toBe(false);
});

test('Add Lead shows only when config isReceiveLeads is set', () => {
  expect(isOpen('addLead', facts({ config: { isReceiveLeads: 1 } }))).toBe(true);
  expect(isOpen('addLead', facts({ permissions: { PRowner: 1 } }))).toBe(false);
});

test('the telephony control shows only if telephonySubAccount is 1 and location is not None', () => {
  expect(isOpen('telephony', facts({ telephony: 1, officeId: 7 }))).toBe(true);
  expect(whyClosed('telephony', facts({ telephony: 1 }))).toBe('Needs an office with a phone line.');
  expect(whyClosed('telephony', facts({ officeId: 7 }))).toBe('Your agency has no phone line yet.');
});

test('speech dictation requires back-office add-on 49', () => {
  expect(isOpen('dictation', facts({ addOns: [49] }))).toBe(true);
  expect(isOpen('dictation', facts({ addOns: [48], permissions: { PRowner: 1 } }))).toBe(false);
});

test('receipts are voided with PRreceiptvoid', () => {
  expect(isOpen('receiptVoid', facts({ permissions: { PRreceiptvoid: 1 } }))).toBe(true);
  expect(isOpen('receiptVoid', facts({ permissions: { PRowner: 1 } }))).toBe(true);
  expect(whyClosed('receiptVoid', facts())).toBe('Needs the permission "Void receipts".');
});

test('policies are moved to another customer with PRpolicyReassign', () => {
  expect(isOpen('policyReassign', facts({ permissions: { PRpolicyReassign: 1 } }))).toBe(true);
  expect(whyClosed('policyReassign', facts())).toBe('Needs the permission "Re-assign policies".');
});

test('calls under Admin need PRadmin or PRowner', () => {
  expect(isOpen('admin', facts({ permissions: { PRadmin: 1 } }))).toBe(true);
  expect(isOpen('admin', facts({ permissions: { PRowner: 1 } }))).toBe(true);
  expect(whyClosed('admin', facts())).toBe('Needs the permission "Administrator" or "Owner".');
});

test('what is for owners alone is closed to administrators', () => {
  expect(isOpen('owner', facts({ permissions: { PRowner: 1 } }))).toBe(true);
  expect(whyClosed('owner', facts({ permissions: { PRadmin: 1 } }))).toBe('Needs the permission "Owner".');
});

test('a closed gate always says why', () => {
  const nobody = facts({
    permissions: { PRLeadViewIncubateTab: 0, PRLeadViewUnassignedTab: 0 },
    config: { officeTabDropdown: 0, reportTabDropdown: 0, adminTabDropdown: 0, leadsTabDropdown: 0 },
  });
  const closed = GATE_NAMES.filter((gate) => !isOpen(gate, nobody));
  expect(closed.length).toBeGreaterThan(15);
  for (const gate of closed) expect(whyClosed(gate, nobody)).toMatch(/^[A-Z].*\.$/);
});

test.each(GATE_NAMES)('why %s is closed is said in words, never with the code name of a flag', (gate) => {
  const nothing = Object.fromEntries(PERMISSIONS.map((name) => [name, 0 as const]));
  expect(whyClosed(gate, facts({ permissions: nothing })) ?? '').not.toMatch(
    /PR[A-Za-z]|dashboardView|AddOn/,
  );
});

test('only an owner hears live of what is taken out', () => {
  expect(mayHear('takeOut', facts({ permissions: { PRowner: 1 } }))).toBe(true);
  expect(mayHear('takeOut', facts({ permissions: { PRadmin: 1 } }))).toBe(false);
});
