import { expect, test } from 'vitest';
import { type Agreement, makeAgreement } from './agreement.ts';

const COLUMNS = [
  { label: 'Policy', share: 3 },
  { label: 'Premium', share: 1, align: 'right' },
] as const;

function agreementOf(policies: number): Agreement {
  const rows = Array.from({ length: policies }, (_, at) => [`HMA-${100 + at}`, '$100.00']);
  const items = ['Premiums', 'Less down payment', 'Set-up fee', 'Documentary stamps', 'Amount financed'];
  return {
    creditor: 'Sawgrass Premium Finance',
    title: 'Premium finance agreement',
    form: 'GPF agreement',
    reference: 'Contract SPF-1',
    parties: [{ role: 'Borrower', lines: ['Ann Lee', '1 Main Street'] }],
    policies: { columns: COLUMNS, rows, total: ['Total', '$1,000.00'] },
    disclosure: [{ label: 'APR', value: '12.00 %', meaning: 'The cost of credit.', isLarge: true }],
    clauses: [{ title: 'Security', text: 'The unearned premium.' }],
    itemizations: ['Amount financed', 'Finance charge'].map((title) => ({
      title,
      rows: items.map((label) => ({ label, value: '$10.00', note: 'as billed' })),
      total: ['Total', '$50.00'],
    })),
    schedule: {
      columns: COLUMNS,
      rows: Array.from({ length: 9 }, (_, at) => [`0${at + 1}/26/2026`, '$110.00']),
      total: ['Total', '$990.00'],
    },
    notice: 'Do not sign before you read it.',
    signatures: ['Ann Lee'],
    terms: [{ title: 'Terms', text: 'All of them.' }],
    foot: 'SPF-1',
    frame: {
      policies: 'Policies',
      disclosure: 'Disclosure',
      schedule: 'Payments',
      notice: 'Notice',
      date: 'Date',
      terms: 'Terms',
    },
    language: 'en',
    madeAt: new Date('2026-11-15T12:00:00Z'),
  };
}

async function pagesFor(policies: number): Promise<number> {
  const bytes = Buffer.from(await makeAgreement(agreementOf(policies)));
  return [...bytes.toString('latin1').matchAll(/\/Type \/Page\b/g)].length;
}

test('however many policies there are, the lists of money stay together: one more policy costs at most one more page', async () => {
  const pages: number[] = [];
  for (let policies = 1; policies <= 40; policies++) pages.push(await pagesFor(policies));
  const jumps = pages.slice(1).map((count, at) => count - (pages[at] ?? 0));
  expect(jumps.filter((jump) => jump < 0 || jump > 1)).toEqual([]);
  expect(Math.max(...pages)).toBeLessThanOrEqual(5);
});
