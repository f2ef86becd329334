import type { FundingStatus } from '#areas/companies/finance-contract.ts';
import type { Purpose } from '#areas/policies/contract.ts';
import type { EntryType, Payee } from '../statuses.ts';

/** Which way a payment goes: its first two letters say what it is, the last how the company is funded. */
export type Appendage = 'MPP' | 'MPF' | 'APP' | 'APF' | 'DPP' | 'DPF';

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
