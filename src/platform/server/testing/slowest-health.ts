import type { TestApp } from './test-app.ts';

/** The longest that the health call took, of those made one after the other while this work went on, in ms. */
export async function slowestHealth({ app }: Pick<TestApp, 'app'>, work: Promise<unknown>): Promise<number> {
  let isOver = false;
  void work.finally(() => {
    isOver = true;
  });
  let slowest = 0;
  do {
    const began = performance.now();
    const { statusCode } = await app.inject('/api/health');
    const took = performance.now() - began;
    if (statusCode !== 200) throw new Error(`The health call answered ${statusCode}.`);
    slowest = Math.max(slowest, took);
    await new Promise((resolve) => setTimeout(resolve, 5));
  } while (!isOver);
  return slowest;
}
