import { isRoutingNumber } from '#platform/shared/payment-numbers.ts';
import { LARGE_BANKS } from './large-banks.ts';

export const NOT_IN_DIRECTORY = 'Bank not in the directory';

/**
 * The first two digits that the American Bankers Association gives out: the Federal Reserve's districts, thrift
 * institutions, electronic transactions, and traveler's checks.
 */
function hasKnownPrefix(routing: string): boolean {
  const prefix = Number(routing.slice(0, 2));
  return prefix <= 12 || (prefix >= 21 && prefix <= 32) || (prefix >= 61 && prefix <= 72) || prefix === 80;
}

/** Nine digits that could be a bank's. */
export function couldBeRouting(routing: string): boolean {
  return isRoutingNumber(routing) && hasKnownPrefix(routing);
}

export interface FoundBank {
  valid: boolean;
  name: string;
}

/** What the full directory says, once one is loaded: nothing when it does not have the number. */
export interface FullDirectory {
  isLoaded: boolean;
  name: string | undefined;
}

export function judgeBank(routing: string, full: FullDirectory): FoundBank {
  if (!couldBeRouting(routing)) return { valid: false, name: '' };
  if (full.isLoaded) return { valid: full.name !== undefined, name: full.name ?? '' };
  return { valid: true, name: LARGE_BANKS[routing] ?? NOT_IN_DIRECTORY };
}

export interface BankLine {
  routing: string;
  name: string;
}

const NAME_AT = 35;
const NAME_LENGTH = 36;
const LINE_LENGTH = 155;

/** A line of the FedACH directory: fixed columns, with the routing number first and the customer name in the 36th. */
export function readBankLine(line: string): BankLine | undefined {
  if (line.length < NAME_AT + NAME_LENGTH || line.length > LINE_LENGTH) return undefined;
  const routing = line.slice(0, 9);
  const name = line.slice(NAME_AT, NAME_AT + NAME_LENGTH).trim();
  return isRoutingNumber(routing) && name !== '' ? { routing, name } : undefined;
}
