import { texts } from './texts.ts';

/** Why nothing can be done with so many chosen policies; each thing that is done has its own words for too many. */
export function whyNotChosen(
  count: number,
  most: number,
  tooMany: (most: number) => string,
): string | undefined {
  if (count === 0) return texts.list.chooseFirst;
  return count > most ? tooMany(most) : undefined;
}
