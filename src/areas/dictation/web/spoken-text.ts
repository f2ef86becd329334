/** What was there, followed by what was heard; never longer than the field takes. */
export function withSpoken(before: string, heard: string, most: number): string {
  const start = before.trimEnd();
  const whole = start && heard ? `${start} ${heard}` : start || heard;
  // What was too long before dictating stays: it is the writer's to shorten.
  return whole.slice(0, Math.max(most, start.length));
}
