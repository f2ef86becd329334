import fc from 'fast-check';

const file = fc.nat(2);
const at = <T extends string>(what: T) => fc.record({ what: fc.constant(what), file });
/** Said on purpose more often than not, so that the play goes on. */
const meant = <T extends string>(what: T) =>
  fc.record({ what: fc.constant(what), file, isMeant: fc.constantFrom(true, true, false) });
const often = <T>(weight: number, arbitrary: fc.Arbitrary<T>) => ({ weight, arbitrary });
/** What people do with three files, most often what leads on. */
export const steps = fc.array(
  fc.oneof(
    often(
      8,
      fc.record({
        what: fc.constant('line' as const),
        file,
        policy: fc.nat(3),
        status: fc.constantFrom(1, 2, 2),
        source: fc.constantFrom(2, 2, 2, 4),
        cents: fc.integer({ min: -5000, max: 90_000 }),
      }),
    ),
    often(
      6,
      fc.record({
        what: fc.constant('move' as const),
        file,
        move: fc.constantFrom([1, 2], [1, 2], [1, 2], [1, 4], [2, 1], [4, 1]),
      }),
    ),
    often(
      2,
      fc.record({
        what: fc.constant('adjust' as const),
        which: fc.nat(9),
        cents: fc.integer({ min: -9999, max: 99_999 }),
      }),
    ),
    often(
      8,
      fc.record({
        what: fc.constant('create' as const),
        person: fc.nat(1),
        file: fc.option(file, { freq: 1 }),
      }),
    ),
    often(2, fc.record({ what: fc.constant('all' as const), file: fc.option(file, { freq: 1 }) })),
    often(2, meant('house')),
    often(2, at('unhouse')),
    often(3, fc.record({ what: fc.constant('remove' as const), which: fc.nat(5) })),
    often(5, meant('post')),
    often(
      4,
      fc.record({ what: fc.constant('wrongProducer' as const), which: fc.nat(19), person: fc.nat(1) }),
    ),
    often(2, fc.record({ what: fc.constant('undoCorrection' as const), which: fc.nat(19) })),
    often(2, fc.record({ what: fc.constant('merge' as const), file, source: file })),
    often(2, at('undo')),
    often(1, meant('archive')),
    often(3, at('unarchive')),
  ),
  { minLength: 25, maxLength: 50, size: 'max' },
);
export type Step = typeof steps extends fc.Arbitrary<(infer S)[]> ? S : never;
export type Of<What extends Step['what']> = Extract<Step, { what: What }>;
