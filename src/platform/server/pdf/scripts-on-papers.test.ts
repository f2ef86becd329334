import { expect, test } from 'vitest';
import { type Agreement, makeAgreement } from './agreement.ts';
import { makeLetter } from './letter.ts';
import { makePaper } from './paper.ts';
import { makeAuditPage } from './signed-paper.ts';
import { readPdfText } from './test-read-pdf-text.ts';

const madeAt = new Date('2026-03-02T15:00:00Z');
const NAMES = [
  '王小明 (Wang)',
  '山田さくら',
  '김철수',
  'สมชาย',
  'राजेश',
  'বাংলা',
  'தமிழ்',
  'తెలుగు',
  'ગુજરાતી',
  'ਪੰਜਾਬੀ',
  'ಕನ್ನಡ',
  'മലയാളം',
  'ଓଡ଼ିଆ',
  'සිංහල',
  'ខ្មែរ',
  'မြန်မာ',
  'བོད་ཡིག',
  'አማርኛ',
  'ᏣᎳᎩ',
  'ދިވެހި',
  '𠮷田',
];
const AGENCY = '保险 Insurance';

const AGREEMENT: Agreement = {
  creditor: AGENCY,
  title: 'PREMIUM FINANCE AGREEMENT',
  form: 'GPF',
  reference: 'No. 1',
  parties: [{ role: 'Insured', lines: NAMES }],
  policies: { columns: [{ label: 'Policy', share: 1 }], rows: NAMES.map((name) => [name]), total: ['合计'] },
  disclosure: [{ label: 'APR', value: '25.68 %', meaning: '年利率', isLarge: true }],
  clauses: [{ title: '条款', text: NAMES.join(', ') }],
  itemizations: [],
  schedule: { columns: [{ label: 'Due', share: 1 }], rows: [['03/02/2026']], total: [''] },
  notice: '请勿在阅读之前签署本协议。',
  signatures: ['Insured'],
  terms: [],
  foot: AGENCY,
  frame: {
    policies: 'Policies',
    disclosure: 'Disclosure',
    schedule: 'Payments',
    notice: 'NOTICE.',
    date: 'Date',
    terms: 'Terms',
  },
  language: 'en',
  madeAt,
};

test.each([
  ['a contract', () => makeAgreement(AGREEMENT)],
  [
    'a receipt',
    () =>
      makePaper({
        ...{ agency: AGENCY, place: NAMES, title: '收据 Receipt', facts: [['Customer', NAMES.join(' ')]] },
        ...{
          columns: [{ label: 'For', share: 1 }],
          rows: NAMES.map((name) => [name]),
          totals: [],
          notes: [],
        },
        madeAt,
      }),
  ],
  [
    'a letter',
    () =>
      makeLetter({
        ...{ agency: AGENCY, place: [], to: NAMES, date: 'March 2, 2026', title: '信', madeAt },
        html: `<h2>尊敬的客户</h2><p>${NAMES.join(', ')}</p>`,
      }),
  ],
  [
    'the audit page of a signed paper',
    () =>
      makeAuditPage({
        ...{ agency: AGENCY, title: '协议', facts: [['Signed by', NAMES.join(' ')]], heading: '同意' },
        ...{ signature: { name: NAMES.join(' ') }, signedAt: madeAt, language: 'en' as const },
      }),
  ],
])('letters of any script print on %s: none is missing', async (_, make) => {
  const letters = readPdfText(Buffer.from(await make())).join('');
  // The first glyph of a font stands for what it lacks, and a box for what no font has.
  expect(letters).not.toMatch(/[\0□]/);
  // Vowels are drawn before or around the consonant that they follow: the letters are there, in the order of drawing.
  for (const letter of [AGENCY, ...NAMES].join('').replaceAll(' ', '')) expect(letters).toContain(letter);
});
