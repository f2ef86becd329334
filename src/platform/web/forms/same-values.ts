export function isSame(one: unknown, other: unknown): boolean {
  return textOf(one) === textOf(other);
}

/** The key of a row tells the screen which is which and is no content. */
export function textOf(value: unknown): string {
  return JSON.stringify(value, (name, part: unknown) => (name === 'rowKey' ? undefined : part)) ?? '';
}
