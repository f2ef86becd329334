/** A job that was stopped because it took more time or memory than allowed. Whoever asked says so in its own words. */
export class TooMuch extends Error {
  readonly of: 'time' | 'memory';

  constructor(of: 'time' | 'memory') {
    super(`The work on a thread took too much ${of}.`);
    this.of = of;
  }
}

/** Runs work whose end by the limits is an answer too. */
export async function unlessTooMuch<Result, Instead>(
  work: Promise<Result>,
  instead: () => Instead,
): Promise<Result | Instead> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof TooMuch) return instead();
    throw error;
  }
}
