import { expect, test } from 'vitest';
import { canMeet, duplicateWords, factsMet, marksOf, namesIn, typedPerson } from './duplicates.ts';

const NOBODY = { phone: '', phone2: '', email: '', dob: null, licenseNumber: '' };

test('telephone numbers are the same by their digits, whichever of the two fields they are in', () => {
  const one = { ...NOBODY, phone: '(305) 555-0142' };
  expect(factsMet(one, { ...NOBODY, phone2: '+1 305.555.0142' })).toEqual(['phone']);
  expect(factsMet(one, { ...NOBODY, phone: '555-0142' })).toEqual([]);
});

test('what is empty on both sides is not the same', () => {
  expect(factsMet(NOBODY, NOBODY)).toEqual([]);
});

test('e-mail addresses and licenses are the same in small and capital letters, licenses without their dashes', () => {
  const one = { ...NOBODY, email: 'Maria@Example.test', licenseNumber: 'n520-555', dob: '1980-02-29' };
  const other = { ...NOBODY, email: 'maria@example.test', licenseNumber: 'N520555', dob: '1980-02-29' };
  expect(factsMet(one, other)).toEqual(['email', 'dob', 'license']);
});

test('a business with a contact goes by both names', () => {
  expect(namesIn({ firstName: 'Ana', lastName: 'Reyes', businessName: 'Reyes Roofing' })).toEqual([
    'Reyes Roofing',
    'Ana Reyes',
  ]);
});

test.each([
  [{ lastName: 'Reyes' }, false],
  [{ phone: '3055550142' }, false],
  [{ lastName: 'Reyes', phone: '305' }, false],
  [{ lastName: 'Reyes', phone: '3055550142' }, true],
  [{ businessName: 'Reyes Roofing', email: 'a@b.test' }, true],
])('%j is enough to compare: %j', (given, expected) => {
  expect(canMeet(typedPerson.parse(given))).toBe(expected);
});

test('what was found is said in one sentence', () => {
  const found = { kind: 'customer', id: 7, name: 'Ana', meets: ['phone', 'email'], mayOpen: true } as const;
  expect(duplicateWords({ ...found, meets: [...found.meets] })).toBe(
    'Ana (7) has the same name, phone and email.',
  );
  expect(duplicateWords({ ...found, kind: 'lead', meets: ['dob'] })).toBe(
    'The lead Ana (7) has the same name and date of birth.',
  );
});

test('two who may be the same one share a mark, however name and number are written', () => {
  const none = { firstName: '', lastName: '', businessName: '', phone: '', phone2: '', email: '' };
  const josé = { ...none, firstName: 'José', lastName: 'Peña', phone: '(305) 555-0142', email: 'J@p.test' };
  const share = (other: Partial<typeof none>) =>
    marksOf({ ...none, ...other }).some((mark) => marksOf(josé).includes(mark));
  expect(share({ businessName: 'JOSE  PENA', phone2: '1 305 555 0142' })).toBe(true);
  expect(share({ firstName: 'josé', lastName: 'peña', email: ' j@P.test' })).toBe(true);
  expect(share({ firstName: 'José', lastName: 'Peña' })).toBe(false);
  const jørgen = { ...none, firstName: 'Jørgen', lastName: 'Łoś', phone: '305 555 0143' };
  expect(marksOf(jørgen)).toEqual(marksOf({ ...jørgen, firstName: 'JORGEN', lastName: 'los' }));
  expect(share({ firstName: 'Ann', lastName: 'Lee', phone: '(305) 555-0142' })).toBe(false);
});
