/** As people say and search it. */
export function quoteNumber(id: number): string {
  return `Q-${id}`;
}

/** The id in a number that somebody typed, with or without its letter. */
export function idOfNumber(typed: string): number | undefined {
  const digits = /^q?[\s-]*(\d{1,15})$/i.exec(typed.trim())?.[1];
  return digits !== undefined && Number(digits) > 0 ? Number(digits) : undefined;
}
