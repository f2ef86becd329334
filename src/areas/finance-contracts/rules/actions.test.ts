import { describe, expect, test } from 'vitest';
import { FINANCE_SYSTEMS } from '#areas/companies/finance-contract.ts';
import { CONTRACT_STATUSES } from '../statuses.ts';
import {
  asksCompany,
  type ContractFacts,
  RECEIPTS_ATTACHED,
  rowIcons,
  showsTerms,
  viewButtons,
  waitsForChoice,
  whyNoPaymentDetails,
  whyNotChangeTerms,
  whyNotEdit,
  whyNotTakeBack,
  whyNotVoid,
} from './actions.ts';

const APPROVED: ContractFacts = {
  contractStatus: 'Approved',
  isDownPaymentProcessed: true,
  hasReceipts: false,
  hasFunding: false,
  hasUnfunded: true,
  hasAdditionalPremium: false,
  rolledInto: null,
};
const open = (buttons: object) => Object.entries(buttons).flatMap(([name, why]) => (why ? [] : [name]));

describe('the buttons of the view', () => {
  test.each([
    ['Quoted', false, true, []],
    ['Voided', false, true, []],
    ['Voided', true, true, []],
    ['Approved', false, true, ['processDownPayment']],
    ['Approved', false, false, ['processDownPayment']],
    ['Approved', true, true, ['payment', 'fund', 'additionalPremium']],
    ['Approved', true, false, ['payment', 'additionalPremium']],
  ] as const)(
    '%s, down payment processed %s, unfunded items %s: %j',
    (status, processed, unfunded, names) => {
      const buttons = viewButtons({
        contractStatus: status,
        isDownPaymentProcessed: processed,
        hasUnfunded: unfunded,
      });
      expect(open(buttons)).toEqual(names);
    },
  );

  test('each that is grayed says why', () => {
    expect(viewButtons({ ...APPROVED, contractStatus: 'Quoted' }).payment).toBe(
      'This contract is quoted: approve it first.',
    );
    expect(viewButtons({ ...APPROVED, isDownPaymentProcessed: false }).fund).toBe(
      'Process the down payment first.',
    );
    expect(viewButtons({ ...APPROVED, hasUnfunded: false }).fund).toBe('Everything has been funded.');
  });
});

test('only an integrated finance company is asked for payment details', () => {
  expect(whyNoPaymentDetails(true)).toBeUndefined();
  expect(whyNoPaymentDetails(false)).toMatch(/integrated/);
});

describe('void', () => {
  test('an approved contract without receipts can be voided', () => {
    expect(whyNotVoid(APPROVED)).toBeUndefined();
    expect(whyNotVoid({ ...APPROVED, hasFunding: true })).toBeUndefined();
  });

  test('a quoted or voided one cannot, nor one with receipts or one that was rolled over', () => {
    expect(whyNotVoid({ ...APPROVED, contractStatus: 'Quoted' })).toMatch(/quoted/);
    expect(whyNotVoid({ ...APPROVED, contractStatus: 'Voided' })).toMatch(/already voided/);
    expect(whyNotVoid({ ...APPROVED, hasReceipts: true })).toBe(RECEIPTS_ATTACHED);
    expect(whyNotVoid({ ...APPROVED, rolledInto: 'PF-2' })).toBe(
      'This contract was rolled over into PF-2. Void that one first.',
    );
  });
});

test('a voided contract cannot be edited', () => {
  expect(CONTRACT_STATUSES.map((contractStatus) => whyNotEdit({ contractStatus }) === undefined)).toEqual([
    true,
    true,
    false,
  ]);
});

test('amounts, company and policies stay from the first receipt or funding on', () => {
  expect(whyNotChangeTerms(APPROVED)).toBeUndefined();
  expect(whyNotChangeTerms({ ...APPROVED, hasReceipts: true })).toMatch(/receipt/);
  expect(whyNotChangeTerms({ ...APPROVED, hasFunding: true })).toMatch(/funded/);
  expect(whyNotChangeTerms({ ...APPROVED, rolledInto: 'PF-2' })).toMatch(/PF-2/);
});

test('approved goes back to quoted only while there is neither receipt nor funding', () => {
  expect(whyNotTakeBack(APPROVED)).toBeUndefined();
  expect(whyNotTakeBack({ ...APPROVED, hasReceipts: true })).toMatch(/receipt/);
  expect(whyNotTakeBack({ ...APPROVED, hasFunding: true })).toMatch(/funded/);
  expect(whyNotTakeBack({ ...APPROVED, rolledInto: 'PF-2' })).toMatch(/rolled over into PF-2/);
});

test('an approved contract with an additional premium does not go back to quoted, which would lose it; it can be voided', () => {
  const facts = { ...APPROVED, hasAdditionalPremium: true };
  expect(whyNotTakeBack(facts)).toBe(
    'This contract has an additional premium: it cannot go back to Quoted. Void it instead.',
  );
  expect(whyNotVoid(facts)).toBeUndefined();
});

describe('the icons of a row', () => {
  const company = { system: null, isIntegrated: false };
  const icons = (contractStatus: ContractFacts['contractStatus'], whyMayNot?: string) =>
    rowIcons({ ...APPROVED, contractStatus }, company, whyMayNot);

  test('edit is hidden when the contract is voided', () => {
    expect(CONTRACT_STATUSES.map((status) => icons(status).edit.isShown)).toEqual([true, true, false]);
  });

  test('void is grayed for a quoted contract, and for someone without the permission', () => {
    expect(CONTRACT_STATUSES.map((status) => icons(status).void)).toEqual([
      { isShown: true, why: 'A quoted contract cannot be voided. Hide it instead.' },
      { isShown: true, why: undefined },
      { isShown: false, why: 'This contract is already voided.' },
    ]);
    expect(icons('Approved', 'You need a permission.').void.why).toBe('You need a permission.');
  });

  test('receipts do not gray void: asking leads to them', () => {
    expect(rowIcons({ ...APPROVED, hasReceipts: true }, company, undefined).void.why).toBeUndefined();
  });

  test('Re-Quote shows only for a quoted contract of an integrated company with Finance Master', () => {
    const shown = CONTRACT_STATUSES.flatMap((contractStatus) =>
      [...FINANCE_SYSTEMS, null].flatMap((system) =>
        [true, false].flatMap((isIntegrated) =>
          rowIcons({ ...APPROVED, contractStatus }, { system, isIntegrated }, undefined).requote.isShown
            ? [[contractStatus, system, isIntegrated]]
            : [],
        ),
      ),
    );
    expect(shown).toEqual([['Quoted', 'Finance Master', true]]);
  });
});

test('a Finance Master contract shows its terms only once it is approved, others always', () => {
  expect(CONTRACT_STATUSES.map((status) => showsTerms(status, 'Finance Master'))).toEqual([
    false,
    true,
    false,
  ]);
  expect(CONTRACT_STATUSES.every((status) => showsTerms(status, 'GOTO') && showsTerms(status, null))).toBe(
    true,
  );
});

test('an integrated company is asked about an additional premium, and its quote waits for a choice', () => {
  const of = (isIntegrated: 0 | 1) => ({ company: { finance_company_details: { isIntegrated } } });
  expect([asksCompany(of(1)), asksCompany(of(0))]).toEqual([true, false]);
  const waits = CONTRACT_STATUSES.filter((contractStatus) => waitsForChoice({ contractStatus, ...of(1) }));
  expect(waits).toEqual(['Quoted']);
  expect(waitsForChoice({ contractStatus: 'Quoted', ...of(0) })).toBe(false);
});
