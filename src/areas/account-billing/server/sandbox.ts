import type { Cents } from '#platform/shared/money.ts';

/** What whoever moves the money is told. */
export interface Charge {
  /** The same in every try: it is charged once. */
  operationId: string;
  amount: Cents;
  tranCode: number;
  lastFour: string;
}

const DECLINED = '0002';

/** Why it was declined, or nothing. Moves no money; a number that ends in 0002 is declined. */
export async function sandboxCharge({ lastFour }: Charge): Promise<string | undefined> {
  return lastFour === DECLINED ? 'SANDBOX: The charge was declined.' : undefined;
}
