const LINES = 3;

/** The lines of a scale from 0 to at least the largest value, at round distances or at the given one. */
export function scaleOf(largest: number, step = roundStep(largest / LINES)): number[] {
  const count = Math.max(1, Math.ceil(largest / step));
  return Array.from({ length: count + 1 }, (_, at) => at * step);
}

/** How much of the largest value is shown at least: one that never changes is no line at the bottom of nothing. */
const LEAST_SPAN = 0.1;

/** The lines of a scale for values that lie close together: from below the least to at least the largest. */
export function scaleBetween(least: number, largest: number, smallestStep = 1): number[] {
  const span = Math.max(largest - least, largest * LEAST_SPAN);
  const step = Math.max(smallestStep, roundStep(span / LINES));
  // A line of its own below the least value, unless that is nothing.
  const first = Math.max(0, Math.ceil(least / step) - 1);
  const last = Math.max(first + 1, Math.ceil(largest / step));
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
}

/** The next of 1, 2, 5, 10, 20, 50 … */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  return power * ([1, 2, 5, 10].find((factor) => factor * power >= least) ?? 10);
}
