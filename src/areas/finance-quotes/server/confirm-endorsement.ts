import type { AdditionalInput } from '#areas/finance-contracts/additional-contract.ts';
import type { ConfirmEndorsement } from '#areas/finance-contracts/server/public.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import {
  confirmSame,
  type EndorsementRow,
  lockEndorsement,
  markConfirmed,
  type SaidAgain,
} from './endorsement-store.ts';

/**
 * A save that says again what a generated endorsement has written adds nothing. With its identifier that holds however
 * often it is said; without it, one save confirms it and the next is new.
 */
export const confirmEndorsement: ConfirmEndorsement = async ({ db }, saved) => {
  const said = saidOf(saved);
  if (saved.identifier === '') return confirmSame(db, said);
  const named = await lockEndorsement(db, saved.identifier);
  if (!named) throw refuse.notFound();
  if (!isSame(named, said))
    throw refuse.fields({ identifier: ['This endorsement has another contract, payee, date or amount.'] });
  if (named.generated_by === null)
    throw refuse.conflict('The contract of this endorsement has not been generated.');
  await markConfirmed(db, named.id);
  return true;
};

function saidOf(saved: AdditionalInput): SaidAgain {
  const { additionalPremium: premium, policyFee, tax, mgaFee, downPayment } = saved;
  return {
    contractId: saved.premiumFinanceId,
    payee: saved.selectedPayee,
    date: saved.dateFinanced,
    premium,
    policyFee,
    tax,
    mgaFee,
    downPayment,
  };
}

function isSame(row: EndorsementRow, said: SaidAgain): boolean {
  return (
    row.contract_id === said.contractId &&
    row.payee === said.payee &&
    row.effective_on === said.date &&
    row.premium === said.premium &&
    row.policy_fee === said.policyFee &&
    row.tax === said.tax &&
    row.mga_fee === said.mgaFee &&
    row.down_payment === said.downPayment
  );
}
