/** What the address of a notification leads to. */
export interface LinkedTo {
  kind: 'task' | 'contract' | 'customer';
  id: number;
}

const RECORDS: readonly [LinkedTo['kind'], RegExp][] = [
  ['task', /^\/task\?view=(\d{1,15})$/],
  ['contract', /^\/finance\/(\d{1,15})\b/],
  ['customer', /^\/customer\/(\d{1,15})\b/],
];

/** The record through which a notification is about a customer; nothing when it is about none. */
export function linkedTo(link: string): LinkedTo | undefined {
  for (const [kind, address] of RECORDS) {
    const id = address.exec(link)?.[1];
    if (id) return { kind, id: Number(id) };
  }
  return undefined;
}

const ACTIONS: readonly [RegExp, string][] = [
  [/^\/task\?/, 'Open task'],
  [/[?&]email=/, 'See email'],
  [/^\/finance\//, 'View contract'],
  [/^\/customer\//, 'View customer'],
  [/^\/admin\/take-out/, 'Get the files'],
  [/^\/admin\/webhooks/, 'See webhook'],
  [/^\/admin\/backoffice\/view\//, 'View account'],
  [/^\/market_place/, 'See Market Place'],
];

/** What a notification asks for, as its link says it. */
export function actionWords(link: string): string {
  return ACTIONS.find(([address]) => address.test(link))?.[1] ?? 'Open';
}
