/** Why another system gave no answer that can be used, in our own words and without anything that was sent. */
export class NoAnswer extends Error {
  readonly status: number | null;
  /** Nothing was done, or will be done once: asking again under the same id may help. */
  readonly mayPass: boolean;

  constructor(
    words: string,
    { status = null, mayPass = false }: { status?: number | null; mayPass?: boolean } = {},
  ) {
    super(words);
    this.status = status;
    this.mayPass = mayPass;
  }
}
