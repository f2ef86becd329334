import { nprogress } from '@mantine/nprogress';

/** A call that answers faster than this shows no bar: a flash would only be distracting. */
const SHOW_AFTER_MS = 120;

let inFlight = 0;
let shown = false;
let timer: number | undefined;

/** Runs a call under the loading bar, which stays until the last pending call has been answered. */
export async function withProgress<T>(work: () => Promise<T>): Promise<T> {
  begin();
  try {
    return await work();
  } finally {
    end();
  }
}

/** How many calls are pending. */
export function callsUnderWay(): number {
  return inFlight;
}

function begin(): void {
  inFlight += 1;
  if (inFlight > 1 || shown) return;
  timer = window.setTimeout(() => {
    shown = true;
    nprogress.reset();
    nprogress.start();
  }, SHOW_AFTER_MS);
}

function end(): void {
  inFlight -= 1;
  if (inFlight > 0) return;
  window.clearTimeout(timer);
  if (shown) nprogress.complete();
  shown = false;
}
