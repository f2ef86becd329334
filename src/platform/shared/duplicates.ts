import { z } from 'zod';
import { phoneDigits } from './phones.ts';

/** What two records of one person or business can have in common besides the name. */
export const SHARED_FACTS = ['phone', 'email', 'dob', 'license'] as const;
export type SharedFact = (typeof SHARED_FACTS)[number];

const FACT_WORDS: Record<SharedFact, string> = {
  phone: 'phone',
  email: 'email',
  dob: 'date of birth',
  license: 'license',
};

/** A record that is there already under the name or number that somebody is adding. */
export const duplicate = z.object({
  kind: z.enum(['customer', 'lead', 'policy']),
  id: z.number().int(),
  name: z.string(),
  meets: z.array(z.enum(SHARED_FACTS)),
  /** False for a lead that the person asking may not see. */
  mayOpen: z.boolean(),
});
export type Duplicate = z.output<typeof duplicate>;

const typed = (max: number) => z.string('Must be text.').max(max, `At most ${max} characters.`).default('');

/** What is known so far of somebody who is being added; half a telephone number simply meets nobody. */
export const typedPerson = z.object({
  firstName: typed(80),
  lastName: typed(80),
  businessName: typed(160),
  phone: typed(40),
  phone2: typed(40),
  email: typed(254),
});
export type TypedPerson = z.output<typeof typedPerson>;

export interface Facts {
  phone: string;
  phone2: string;
  email: string;
  dob?: string | null;
  licenseNumber?: string;
}

/** Fewer digits are no telephone number of anybody. */
const DIGITS_MIN = 7;

/** The telephone numbers among these, as digits. */
export function phonesIn(given: readonly string[]): string[] {
  return given.map(phoneDigits).filter((digits) => digits.length >= DIGITS_MIN);
}

/** The names somebody goes by: the business, and the person. */
export function namesIn(given: Pick<TypedPerson, 'firstName' | 'lastName' | 'businessName'>): string[] {
  return [given.businessName.trim(), `${given.firstName} ${given.lastName}`.trim()].filter(Boolean);
}

/** True once there is enough to compare: a name, and a fact that can be the same. */
export function canMeet(given: TypedPerson & Facts): boolean {
  const hasFact = phonesIn([given.phone, given.phone2]).length > 0 || given.email.includes('@');
  return namesIn(given).length > 0 && (hasFact || Boolean(given.dob) || bare(given.licenseNumber) !== '');
}

/** What two have in common. */
export function factsMet(one: Facts, other: Facts): SharedFact[] {
  const phones = new Set(phonesIn([one.phone, one.phone2]));
  const isMet: Record<SharedFact, boolean> = {
    phone: phonesIn([other.phone, other.phone2]).some((digits) => phones.has(digits)),
    email: one.email !== '' && one.email.trim().toLowerCase() === other.email.trim().toLowerCase(),
    dob: Boolean(one.dob) && one.dob === other.dob,
    license: bare(one.licenseNumber) !== '' && bare(one.licenseNumber) === bare(other.licenseNumber),
  };
  return SHARED_FACTS.filter((fact) => isMet[fact]);
}

/** Letters that are not a letter with a sign, and that people leave out all the same. */
const PLAIN: Readonly<Record<string, string>> = {
  ...{ ø: 'o', ł: 'l', ß: 'ss', æ: 'ae', œ: 'oe', đ: 'd', ð: 'd', þ: 'th', ħ: 'h', ı: 'i' },
};

/** A name without case, signs and spaces. */
function folded(name: string): string {
  const letters = name
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
  return letters.replaceAll(/[^a-z0-9]/g, (letter) => PLAIN[letter] ?? letter);
}

/** Marks of a person or business, each a name with a fact: two who may be the same one share a mark. */
export function marksOf(given: TypedPerson & Facts): string[] {
  // The 1 of the country may be there or not.
  const phones = phonesIn([given.phone, given.phone2]).map((digits) => digits.slice(-10));
  const facts = [...phones, given.email.trim().toLowerCase(), given.dob ?? '', bare(given.licenseNumber)];
  return namesIn(given).flatMap((name) => facts.filter(Boolean).map((fact) => `${folded(name)} ${fact}`));
}

function bare(number = ''): string {
  return number.replaceAll(/[^0-9a-z]/gi, '').toUpperCase();
}

/** "Maria Johnson (100001) has the same name and phone." */
export function duplicateWords({ kind, id, name, meets }: Duplicate): string {
  if (kind === 'policy') return `Policy ${name} is here already, with this product and effective date.`;
  const what = kind === 'lead' ? `The lead ${name}` : name;
  return `${what} (${id}) has the same ${['name', ...meets.map((fact) => FACT_WORDS[fact])]
    .join(', ')
    .replace(/, ([^,]*)$/, ' and $1')}.`;
}
