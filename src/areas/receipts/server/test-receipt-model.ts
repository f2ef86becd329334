/** What a receipt comes to, as simply as it can be said: the tests compare the product with it. */
export interface ModelReceipt {
  id: number;
  number: number;
  office: number;
  method: string;
  day: string;
  lines: readonly { policy: number | null; kind: string; amount: number }[];
  isVoid: boolean;
}

/** Cents by policy and kind, by method and by day, of what is not void. */
export function groupedSums(receipts: readonly ModelReceipt[]) {
  const sums = {
    policy: new Map<string, number>(),
    method: new Map<string, number>(),
    day: new Map<string, number>(),
  };
  const add = (map: Map<string, number>, key: string, cents: number) =>
    map.set(key, (map.get(key) ?? 0) + cents);
  for (const { lines, method, day, isVoid } of receipts) {
    if (isVoid) continue;
    for (const { policy, kind, amount } of lines) {
      add(sums.method, method, amount);
      add(sums.day, day, amount);
      if (policy !== null) add(sums.policy, `${policy} ${kind}`, amount);
    }
  }
  return sums;
}
