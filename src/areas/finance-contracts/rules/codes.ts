import type { FundingStatus } from '#areas/companies/finance-contract.ts';
import type { Appendage, EntryType } from '#areas/finance-gateway/statuses.ts';
import type { Purpose } from '#areas/policies/contract.ts';
import type { Payee } from '../statuses.ts';

export function paymentAppendage(funding: FundingStatus): Appendage {
  return funding === 'Full Funded' ? 'MPF' : 'MPP';
}

export function downPaymentAppendage(funding: FundingStatus): Appendage {
  return funding === 'Full Funded' ? 'DPF' : 'DPP';
}

export function additionalAppendage(payee: Payee): Appendage {
  return payee === 'carrier' ? 'APP' : 'APF';
}

/** Only what goes to the finance company for the balance lowers it. */
export function lowersBalance(appendage: Appendage): boolean {
  return appendage === 'MPP' || appendage === 'MPF' || appendage === 'APF';
}

/** A renewal among the policies makes the entry one. */
export function entryTypeOf(purposes: readonly Purpose[]): EntryType {
  return purposes.includes('RWL') ? 'REN' : 'NEW';
}
