export function isSame(one: unknown, other: unknown): boolean {
  return textOf(one) === textOf(other);
}

/** A row's key only tells the screen which is which; it isn't content. */
export function textOf(value: unknown): string {
  return JSON.stringify(value, (name, part: unknown) => (name === 'rowKey' ? undefined : part)) ?? '';
}
