import { expect, test } from 'vitest';
import { readHalfTypedDay } from '#platform/web/inputs/typed-values.ts';
import { type Known, type Proposals, type ProposingChange, withProposals } from './policy-proposals.ts';
import { emptyValues, type PolicyValues } from './policy-values.ts';

const LINES = new Map([
  [1, 'Personal Auto'],
  [2, 'General Liability'],
]);
const ADDING: Known = { lines: LINES, renews: undefined };
const RENEWING: Known = {
  lines: LINES,
  renews: { lineOfBusiness: 'Personal Auto', effdate: '2026-08-15', expdate: '2026-11-15' },
};

/** The form as one change after another leaves it. */
function changed(values: PolicyValues, changes: readonly ProposingChange[], known = ADDING): PolicyValues {
  let made: Proposals = {};
  for (const change of changes) ({ values, made } = withProposals(values, change, made, known));
  return values;
}

/** Every state of the field while somebody takes a date away, letter by letter, and types another. */
function typedOver(shown: string, typed: string): ProposingChange[] {
  const taken = [...shown].map((_, at) => shown.slice(0, shown.length - at - 1));
  const written = [...typed].map((_, at) => typed.slice(0, at + 1));
  return [...taken, ...written].map((text) => ({ effdate: readHalfTypedDay(text) }));
}

const EMPTY = { ...emptyValues(null, '2026-03-01'), effdate: null };
const AUTO = { ...EMPTY, productId: 1 };

test('product and effective date propose expiration and type, until somebody enters another', () => {
  const auto = changed(emptyValues(null, '2026-03-01'), [{ productId: 1 }]);
  expect(auto).toMatchObject({ expdate: '2026-09-01', policyType: 'Personal Lines' });
  const later = changed(auto, [{ effdate: '2026-04-01' }]);
  expect(later.expdate).toBe('2026-10-01');
  const liability = changed(later, [{ productId: 2 }]);
  expect(liability).toMatchObject({ expdate: '2027-04-01', policyType: 'Commercial' });
  const typed = { ...liability, expdate: '2026-05-01', policyType: 'Special' };
  expect(changed(typed, [{ productId: 1, effdate: '2026-03-01' }])).toMatchObject({
    expdate: '2026-05-01',
    policyType: 'Special',
  });
});

test('typing 11/15/2026 proposes an expiration in 2027, and nothing on the way there', () => {
  const typing = typedOver('', '11/15/2026');
  expect(changed(AUTO, typing.slice(0, -1)).expdate).toBeNull();
  expect(changed(AUTO, typing).expdate).toBe('2027-05-15');
});

test('a date that is typed over is followed when it is finished', () => {
  const first = typedOver('', '11/15/2026');
  expect(changed(AUTO, [...first, ...typedOver('11/15/2026', '01/31/2027')]).expdate).toBe('2027-07-31');
});

test('what a person has entered stays, whatever is typed over', () => {
  const values = { ...changed(AUTO, typedOver('', '11/15/2026')), expdate: '2027-11-15' };
  expect(changed(values, typedOver('11/15/2026', '01/31/2027')).expdate).toBe('2027-11-15');
});

test('a renewal that begins later is proposed as long as the term before', () => {
  const renewal = { ...AUTO, effdate: '2026-11-15', expdate: '2027-02-15' };
  const later = changed(renewal, typedOver('11/15/2026', '12/01/2026'), RENEWING);
  expect(later.expdate).toBe('2027-03-01');
  const typed = changed({ ...renewal, expdate: '2027-05-15' }, [{ effdate: '2026-12-01' }], RENEWING);
  expect(typed.expdate).toBe('2027-05-15');
  expect(changed(renewal, [{ productId: 2 }], RENEWING).expdate).toBe('2027-11-15');
});
