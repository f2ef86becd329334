/** Tells what takes time, and how long it took. */
export async function timed(what, work) {
  console.log(`${what} …`);
  const start = performance.now();
  const result = await work();
  const seconds = (performance.now() - start) / 1000;
  console.log(`done in ${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s`);
  return result;
}

/** A failure that the reader can act on: shown as one line, without a stack. */
export class Failure extends Error {}

/** Runs a script's main function; a Failure is shown as its message alone. */
export async function main(work) {
  try {
    process.exitCode = await work();
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    process.exitCode = 1;
  }
}
