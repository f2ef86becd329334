import fc from 'fast-check';
import { expect } from 'vitest';
import type { PayingWorld } from './test-payments.ts';

/** What was paid on a contract, in cents. */
export interface PaidReceipt {
  id: number;
  kind: 'down payment' | 'finance payment';
  amount: number;
  /** What came off the balance beside the money. */
  refund: number;
  isVoid: boolean;
}

const which = fc.nat(5);
export const paymentSteps = [
  fc.record({ what: fc.constant('pay' as const), which, part: fc.integer({ min: 1, max: 120 }) }),
  fc.record({ what: fc.constantFrom('pay down' as const, 'pay off' as const), which }),
  fc.record({ what: fc.constant('void receipt' as const), which, at: fc.nat(5) }),
] as const;

interface Payer {
  id: number;
  status: string;
  down: number;
  receipts: PaidReceipt[];
}

const active = ({ receipts }: Pick<Payer, 'receipts'>) => receipts.filter(({ isVoid }) => !isVoid);

export const hasReceipts = (payer: Pick<Payer, 'receipts'>) => active(payer).length > 0;

/** What came off the balance. */
export const takenOff = (payer: Pick<Payer, 'receipts'>) =>
  active(payer)
    .filter(({ kind }) => kind === 'finance payment')
    .reduce((sum, { amount, refund }) => sum + amount + refund, 0);

export const isDownPaid = (payer: Pick<Payer, 'receipts' | 'down'>) =>
  payer.down === 0 || active(payer).some(({ kind }) => kind === 'down payment');

async function take(world: PayingWorld, payer: Payer, paid: Omit<PaidReceipt, 'id' | 'isVoid'>, mark = {}) {
  const { status, body } = await world.pay(payer.id, paid.kind, paid.amount / 100, mark);
  if (status === 200) payer.receipts.push({ ...paid, id: body.id, isVoid: false });
  return status;
}

export async function pay(world: PayingWorld, payer: Payer, balance: number, part: number): Promise<void> {
  const amount = Math.max(1, Math.ceil((balance * part) / 100));
  const isOpen = payer.status === 'Approved' && isDownPaid(payer);
  const expected = !isOpen ? 409 : amount > balance ? 422 : 200;
  expect(await take(world, payer, { kind: 'finance payment', amount, refund: 0 })).toBe(expected);
}

export async function payDown(world: PayingWorld, payer: Payer): Promise<void> {
  const isOpen = payer.status === 'Approved' && !isDownPaid(payer);
  const paid = { kind: 'down payment', amount: payer.down || 1, refund: 0 } as const;
  expect(await take(world, payer, paid)).toBe(isOpen ? 200 : 409);
}

export async function payOff(world: PayingWorld, payer: Payer, balance: number): Promise<void> {
  if (payer.status !== 'Approved' || !isDownPaid(payer)) return;
  const { payoff } = await world.find(payer.id);
  expect(payoff === null).toBe(balance <= 0);
  const amount = payoff ? Math.round(payoff.ruleOf78.payoff * 100) : 0;
  if (amount === 0) return;
  const paid = { kind: 'finance payment', amount, refund: balance - amount } as const;
  expect(await take(world, payer, paid, { payoff: true })).toBe(200);
}

export async function voidReceipt(world: PayingWorld, payer: Payer, at: number): Promise<void> {
  const receipt = payer.receipts[at % Math.max(1, payer.receipts.length)];
  if (!receipt) return;
  const { status } = await world.voidReceipt(receipt.id);
  expect(status).toBe(receipt.isVoid ? 409 : 200);
  receipt.isVoid = true;
}
