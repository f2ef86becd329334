import { describe, expect, test } from 'vitest';
import {
  additionalLine,
  balanceOf,
  type NewLine,
  openingLine,
  openingType,
  oppositeLine,
  type StoredLine,
  shownType,
  standing,
  transferLine,
  voidContractLine,
  withBalances,
} from './ledger.ts';

const CONTRACT = {
  premium: 900_00,
  policyFee: 50_00,
  tax: 30_00,
  mgaFee: 20_00,
  downPayment: 200_00,
  totalOfPayments: 880_00,
  transferContractId: null,
};
const APPROVAL = {
  type: 'New Business',
  date: '2026-01-01',
  purposes: ['NEW'],
  funding: 'Partial Funded',
} as const;
const opening = openingLine(CONTRACT, APPROVAL);

let drawn = 0;
const stored = (line: NewLine): StoredLine => {
  drawn += 1;
  return { ...line, id: drawn };
};

describe('approval writes', () => {
  const plain = { transferContractId: null, wasApproved: false, purposes: ['NEW'] } as const;

  test.each([
    ['New Business', plain],
    ['New Business', { ...plain, purposes: [] }],
    ['Renewal', { ...plain, purposes: ['NEW', 'RWL'] as const }],
    ['Rewrite', { ...plain, purposes: ['RWR'] as const }],
    ['Re-Issue', { ...plain, wasApproved: true, purposes: ['RWL'] as const }],
    ['Rollover', { ...plain, transferContractId: 7 }],
    ['Rollover', { ...plain, transferContractId: 7, wasApproved: true }],
  ])('%s', (type, opened) => {
    expect(openingType(opened)).toBe(type);
  });

  test('the total of payments to the balance, the money by its kinds, and the entry type', () => {
    expect(opening).toMatchObject({
      type: 'New Business',
      subType: 'NEW',
      premium: 900_00,
      policyFee: 50_00,
      tax: 30_00,
      mgaFee: 20_00,
      total: 1000_00,
      amount: 880_00,
    });
    expect(openingLine(CONTRACT, { ...APPROVAL, purposes: ['RWL'] }).subType).toBe('REN');
  });

  test('what is to be funded: the total less the down payment, all of it when full funded', () => {
    expect(opening.toFund).toBe(800_00);
    expect(openingLine(CONTRACT, { ...APPROVAL, funding: 'Full Funded' }).toFund).toBe(1000_00);
  });
});

test('the opposite of a line has its type, with negative figures', () => {
  const line = stored(opening);
  const opposite = oppositeLine(line, '2026-02-01');
  expect(opposite).toMatchObject({
    type: 'New Business',
    subType: 'NEW',
    date: '2026-02-01',
    premium: -900_00,
    policyFee: -50_00,
    total: -1000_00,
    amount: -880_00,
    toFund: -800_00,
    reversesId: line.id,
  });
  expect(balanceOf([line, opposite])).toBe(0);
});

test('a transfer takes the balance of the old contract away, its opposite brings it back', () => {
  const line = transferLine(440_00, '2026-03-01', 9);
  expect(line).toMatchObject({ type: 'Transfer', amount: -440_00, transferContractId: 9, total: 0 });
  expect(oppositeLine(stored(line), '2026-03-02').amount).toBe(440_00);
});

test('Void Contract brings the balance to zero', () => {
  expect(balanceOf([opening, voidContractLine(balanceOf([opening]), '2026-02-02')])).toBe(0);
});

test('an additional premium adds premium and fees, less the down payment when the payee is the carrier', () => {
  const added = {
    premium: 100_00,
    policyFee: 10_00,
    tax: 0,
    mgaFee: 0,
    downPayment: 30_00,
    date: '2026-02-02',
  };
  expect(additionalLine({ ...added, payee: 'carrier' })).toMatchObject({
    type: 'Additional Premium',
    subType: 'APP',
    total: 110_00,
    amount: 80_00,
    toFund: 80_00,
    downPayment: 30_00,
  });
  expect(additionalLine({ ...added, payee: 'premiumFinanceCompany' })).toMatchObject({
    subType: 'APF',
    amount: 110_00,
    toFund: 110_00,
  });
});

test('a line that was taken back does not stand, nor does the one that took it back', () => {
  const [first, second] = [stored(opening), stored(opening)];
  const opposite = stored(oppositeLine(first, '2026-02-02'));
  expect(standing([first, second, opposite])).toEqual([second]);
});

test('a payment whose receipt was voided reads Voided Payment', () => {
  expect(shownType('Payment', true)).toBe('Voided Payment');
  expect(shownType('Down Payment', true)).toBe('Voided Payment');
  expect(shownType('Payment', false)).toBe('Payment');
  expect(shownType('New Business', true)).toBe('New Business');
});

test('balance is the sum so far, line by line', () => {
  const balances = withBalances([{ amount: 880_00 }, { amount: -88_00 }, { amount: 0 }, { amount: 88_00 }]);
  expect(balances.map(({ balance }) => balance)).toEqual([880_00, 792_00, 792_00, 880_00]);
});
