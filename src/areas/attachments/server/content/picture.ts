const LONGEST_SIDE = 30_000;
const MOST_PIXELS = 400_000_000;

/** A size that a picture can have and a viewer can bear. */
export function isPicture(width: number, height: number): boolean {
  return (
    width > 0 &&
    height > 0 &&
    width <= LONGEST_SIDE &&
    height <= LONGEST_SIDE &&
    width * height <= MOST_PIXELS
  );
}
