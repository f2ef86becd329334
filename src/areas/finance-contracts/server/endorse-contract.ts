import type { Session } from '#platform/server/auth/session.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Cents } from '#platform/shared/money.ts';
import type { AdditionalInput } from '../additional-contract.ts';
import type { Contract } from '../contract.ts';
import type { NewPayments } from '../rules/endorsed-schedule.ts';
import { endorsementLine } from '../rules/ledger.ts';
import { recordPremium } from './add-premium.ts';

interface EndorsedTerms {
  presentBalance: Cents;
  totalOfPayments: Cents;
  payments: NewPayments;
}

interface Work {
  db: Db;
  session: Session;
}

interface Endorsing {
  whyNot: (now: Contract) => string | undefined;
  /** Told the line of the ledger. */
  written: (lineId: number) => Promise<void>;
}

/** An additional premium on the terms of the finance company. */
export function endorseContract(
  work: Work,
  added: AdditionalInput,
  terms: EndorsedTerms,
  { whyNot, written }: Endorsing,
): Promise<Contract> {
  const { additionalPremium: premium, policyFee, tax, mgaFee, downPayment } = added;
  const line = endorsementLine({
    premium,
    policyFee,
    tax,
    mgaFee,
    downPayment,
    payee: added.selectedPayee,
    date: added.dateFinanced,
    ...terms,
  });
  return recordPremium(work, added, { action: 'endorsed', line, whyNot, written });
}
