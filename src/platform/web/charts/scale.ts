const LINES = 3;

/** The lines of a scale from 0 to at least the largest value, at round distances or at the given one. */
export function scaleOf(largest: number, step = roundStep(largest / LINES)): number[] {
  const count = Math.max(1, Math.ceil(largest / step));
  return Array.from({ length: count + 1 }, (_, at) => at * step);
}

/** The next of 1, 2, 5, 10, 20, 50 … */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  return power * ([1, 2, 5, 10].find((factor) => factor * power >= least) ?? 10);
}
