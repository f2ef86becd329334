import type { GateFacts, GateName } from '#platform/shared/gates.ts';
import { whyClosed } from '#platform/shared/gates.ts';

/** A screen that this person may not open; the error page says why. */
export class GateClosed extends Error {
  override readonly name = 'GateClosed';
  readonly isOwner: boolean;

  constructor(why: string, { permissions }: GateFacts) {
    super(why);
    this.isOwner = permissions.PRowner === 1;
  }
}

/** For a route's `beforeLoad`: whoever the gate is closed to sees why instead of the screen. */
export function requireGate(gate: GateName) {
  return ({ context }: { context: { gateFacts(): GateFacts | undefined } }): void => {
    const facts = context.gateFacts();
    const why = facts && whyClosed(gate, facts);
    if (why) throw new GateClosed(why, facts);
  };
}
