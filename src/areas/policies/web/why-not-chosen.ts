/** Why nothing can be done with so many chosen policies. */
export function whyNotChosen(count: number, most: number, done: string): string | undefined {
  if (count === 0) return 'Select policies in the list first.';
  return count > most ? `At most ${most} policies can be ${done} at once.` : undefined;
}
