type Answers<Work extends readonly unknown[]> = { -readonly [At in keyof Work]: Awaited<Work[At]> };

/**
 * As `Promise.all`, for work in a transaction: when one of them fails, the others have ended as well before it is told.
 * So nothing goes on after the transaction.
 */
export async function allEnded<const Work extends readonly unknown[]>(work: Work): Promise<Answers<Work>> {
  const ended = await Promise.allSettled(work);
  const failed = ended.find((each) => each.status === 'rejected');
  if (failed) throw failed.reason;
  return ended.map((each) => (each as PromiseFulfilledResult<unknown>).value) as Answers<Work>;
}
