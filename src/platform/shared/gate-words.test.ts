import { expect, test } from 'vitest';
import { GATE_WORDS, gateReason } from './gate-words.ts';
import { GATE_NAMES, type GateFacts, isOpen } from './gates.ts';
import { type Permission, permissionFlags } from './permissions.ts';

function facts(permissions: Partial<Record<Permission, 0 | 1>>, more: Partial<GateFacts> = {}): GateFacts {
  return {
    permissions: { ...permissionFlags(permissions), BACKOFFICE_ACCOUNT_ADDONS: [] },
    isProvider: false,
    officeId: null,
    telephony: { telephonySubAccount: 0 },
    config: {
      liteSwitch: 4,
      isReceiveLeads: 1,
      isEnabledRaterTab: 0,
      officeTabDropdown: 1,
      reportTabDropdown: 1,
      adminTabDropdown: 1,
      leadsTabDropdown: 1,
    },
    ...more,
  };
}

test('what opens a gate is named: the flag, the role, the package, the add-on or a setting', () => {
  const why = (gate: Parameters<typeof gateReason>[0], given: GateFacts) => gateReason(gate, given).why;
  expect(why('endOfDay', facts({ PRviewEOD: 1 }))).toBe('By the permission "End of day".');
  expect(why('endOfDay', facts({ PRadmin: 1 }))).toBe('By the Administrator role.');
  expect(why('fileLocker', facts({ PRFileLockerTab: 1 }))).toBe(
    'By the permission "File locker" and package level 4.',
  );
  expect(why('addLead', facts({}))).toBe('By a setting of the agency.');
  expect(why('notifications', facts({ PRbackOffice: 1 }))).toBe('By the permission "Back office".');
  expect(why('notifications', facts({ PRallowNotification: 1 }))).toBe(
    'By the permission "Notifications" and package level 4.',
  );
  expect(why('accounting', facts({ PRbackOffice: 1, PRaccounting: 1 }, { isProvider: true }))).toBe(
    'By the permission "Accounting".',
  );
  const withLine = facts({}, { officeId: 1, telephony: { telephonySubAccount: 1 } });
  expect(why('telephony', withLine)).toBe('By the phone line of the agency and their office.');
});

test('what closes a gate is named in the words of its refusal', () => {
  expect(gateReason('endOfDay', facts({}))).toEqual({
    isOpen: false,
    why: 'Needs the permission "End of day".',
  });
  expect(gateReason('rater', facts({ PRowner: 1 })).why).toBe('Your agency has not turned on the rater.');
});

test('each gate has its words, and its reason agrees with it', () => {
  expect(Object.keys(GATE_WORDS).toSorted()).toEqual(GATE_NAMES.toSorted());
  for (const given of [facts({}), facts({ PRowner: 1 }), facts({ PRowner: 1 }, { isProvider: true })])
    for (const gate of GATE_NAMES) expect(gateReason(gate, given).isOpen).toBe(isOpen(gate, given));
});
