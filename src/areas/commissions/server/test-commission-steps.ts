import fc from 'fast-check';

/** As many terms have a commission that is generated. */
export const TERMS = 2;

const file = fc.nat(3);
const op = <T extends string>(what: T) => fc.record({ what: fc.constant(what), file });
const often = <T>(weight: number, arbitrary: fc.Arbitrary<T>) => ({ weight, arbitrary });
export const steps = fc.array(
  fc.oneof(
    often(
      2,
      fc.record({
        what: fc.constant('import' as const),
        cents: fc.integer({ min: -5000, max: 30_000 }),
        term: fc.nat(TERMS),
      }),
    ),
    often(3, fc.record({ what: fc.constant('create' as const), forwardOnly: fc.boolean() })),
    often(
      6,
      fc.record({
        what: fc.constant('move' as const),
        file,
        move: fc.constantFrom([1, 2], [1, 4], [2, 1], [4, 1]),
        every: fc.integer({ min: 1, max: 3 }),
      }),
    ),
    often(
      1,
      fc.record({
        what: fc.constant('adjust' as const),
        file,
        which: fc.nat(9),
        cents: fc.integer({ min: -9999, max: 99_999 }),
      }),
    ),
    often(
      1,
      fc.record({ what: fc.constant('remove' as const), file, every: fc.integer({ min: 1, max: 4 }) }),
    ),
    often(2, fc.record({ what: fc.constant('restore' as const), which: fc.nat(3) })),
    often(
      1,
      fc.record({ what: fc.constant('manual' as const), file, cents: fc.integer({ min: 1, max: 9999 }) }),
    ),
    often(3, fc.record({ what: fc.constant('merge' as const), file, source: file })),
    often(3, op('undo')),
    often(1, op('close')),
    often(1, op('archive')),
    often(2, op('unarchive')),
    often(1, op('deleteFile')),
  ),
  { minLength: 20, maxLength: 50, size: 'max' },
);
export type Step = typeof steps extends fc.Arbitrary<(infer S)[]> ? S : never;
export type Of<What extends Step['what']> = Extract<Step, { what: What }>;

const gatherOne: Step[] = [
  { what: 'import', cents: 1000, term: TERMS },
  { what: 'create', forwardOnly: false },
];

/** A file that took in another, was merged itself and came back: its own merge can no longer be undone. */
export const MERGED_TWICE: Step[] = [
  ...gatherOne,
  ...gatherOne,
  ...gatherOne,
  { what: 'merge', file: 0, source: 1 },
  { what: 'merge', file: 2, source: 0 },
  { what: 'undo', file: 2 },
  { what: 'undo', file: 0 },
];

/** $10.00 are paid in advance, then the carrier sends $125.00 and the same again in the next file. */
export const PAID_IN_ADVANCE: Step[] = [
  { what: 'create', forwardOnly: false },
  { what: 'adjust', file: 0, which: 0, cents: 1000 },
  { what: 'move', file: 0, move: [1, 2], every: 1 },
  { what: 'import', cents: 12_500, term: 0 },
  { what: 'create', forwardOnly: false },
  { what: 'move', file: 1, move: [1, 4], every: 1 },
  { what: 'import', cents: 12_500, term: 0 },
  { what: 'create', forwardOnly: false },
  { what: 'deleteFile', file: 2 },
  { what: 'create', forwardOnly: false },
];
