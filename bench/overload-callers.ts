import { parentPort, workerData } from 'node:worker_threads';
import autocannon from 'autocannon';

/** What the callers are told, and what they found. */
export interface Callers {
  url: string;
  connections: number;
  seconds: number;
  requests: { method: 'GET'; path: string; headers: Record<string, string> }[];
}
export interface Called {
  /** Milliseconds of each call that was let in. */
  accepted: number[];
  shed: number;
  /** 503 without a Retry-After, any other status, and connections that broke. */
  wrong: number;
}

// On a thread of its own: whoever measures health beside it must not wait for so many callers.
const { url, connections, seconds, requests } = workerData as Callers;
const called: Called = { accepted: [], shed: 0, wrong: 0 };
const result = await autocannon({
  url,
  connections,
  duration: seconds,
  timeout: 60,
  requests: requests.map((request) => ({
    ...request,
    onResponse(status, _body, _context, headers) {
      const hasRetry = Object.keys(headers ?? {}).some((name) => name.toLowerCase() === 'retry-after');
      if (status === 503 && hasRetry) called.shed++;
      else if (status !== 200) called.wrong++;
    },
  })),
  setupClient(client) {
    client.on('response', (status, _bytes, ms) => {
      if (status === 200) called.accepted.push(ms);
    });
  },
});
called.wrong += result.errors + result.timeouts;
parentPort?.postMessage(called);
