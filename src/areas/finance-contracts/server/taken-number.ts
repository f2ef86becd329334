import { refuseTakenName } from '#platform/server/http/refuse-taken-name.ts';

/** A number belongs to one contract of its company, unless that is voided. */
export function refuseTakenNumber<Result>(work: Promise<Result>): Promise<Result> {
  const message = 'Another contract of this company has this number.';
  return refuseTakenName('finance_contracts_number', message, work, 'contractNumber');
}
