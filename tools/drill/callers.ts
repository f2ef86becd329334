import { setTimeout as delay } from 'node:timers/promises';

export interface Callers {
  /** Outside of the product: the receipt that each key was told of. */
  ledger: ReadonlyMap<string, number>;
  /** The longest time without a receipt so far, in milliseconds. */
  longestGap(): number;
  /** How many answers were no receipt, by status; 0 is no answer at all. */
  refusals: ReadonlyMap<number, number>;
  /** Nobody begins another one; those under way go on until they are told of a receipt. */
  end(): Promise<void>;
}

interface Counter {
  url: string;
  token: string;
  customerId: number;
}

/** People who take a dollar, one after the other. Whoever is not told of a receipt tries the same again. */
export function startCallers(count: number, { url, token, customerId }: Counter): Callers {
  const ledger = new Map<string, number>();
  const refusals = new Map<number, number>();
  let [isOver, last, longest] = [false, performance.now(), 0];

  async function take(key: string): Promise<number | undefined> {
    try {
      const answer = await fetch(`${url}/api/customer/${customerId}/receipts`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        body: JSON.stringify({
          method: 'check',
          checkNumber: key,
          lines: [{ kind: 'agency fee', amount: 1 }],
          tendered: 1,
        }),
        signal: AbortSignal.timeout(60_000),
      });
      const body = (await answer.json()) as { id: number };
      if (answer.ok) return body.id;
      refusals.set(answer.status, (refusals.get(answer.status) ?? 0) + 1);
    } catch {
      refusals.set(0, (refusals.get(0) ?? 0) + 1);
    }
    return undefined;
  }

  async function takeUntilTold(key: string): Promise<void> {
    for (;;) {
      const id = await take(key);
      if (id !== undefined) {
        ledger.set(key, id);
        longest = Math.max(longest, performance.now() - last);
        last = performance.now();
        return;
      }
      await delay(200);
    }
  }

  const callers = Array.from({ length: count }, async (_, caller) => {
    for (let at = 0; !isOver; at++) await takeUntilTold(`drill-${caller}-${at}`);
  });
  return {
    ledger,
    refusals,
    longestGap: () => longest,
    async end() {
      isOver = true;
      await Promise.all(callers);
    },
  };
}
