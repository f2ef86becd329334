import { coverEnd, isInForce, isWritten, nextToExpire } from '#areas/policies/rules.ts';
import type { Cents } from '#platform/shared/money.ts';
import type { PolicyBalance } from './contract.ts';
import { EXPIRATIONS_SHOWN, type Standing, YEARS_SHOWN } from './standing-contract.ts';

interface Owing {
  parts: readonly { owed: Cents }[];
}

/** Where a customer stands, from the balances with their stored statuses and those of the finance contracts. */
export function standingOf(
  balances: readonly PolicyBalance[],
  today: string,
  contracts: readonly Owing[] = [],
): Standing {
  const inForce = balances.filter((balance) => isInForce(balance, today));
  const owing = balances.map(owedBy).filter((owed) => owed > 0);
  const owingContracts = contracts.map(owedBy).filter((owed) => owed > 0);
  return {
    today,
    terms: balances.length,
    policiesInForce: inForce.length,
    premiumInForce: sumOf(inForce.map(premiumOf)),
    owed: sumOf([...owing, ...owingContracts]),
    owingTerms: owing.length,
    owingContracts: owingContracts.length,
    expirations: nextToExpire(balances, today)
      .slice(0, EXPIRATIONS_SHOWN)
      .map((balance) => ({
        policyId: balance.policyId,
        policy: balance.policy,
        company: balance.company,
        product: balance.product,
        expdate: coverEnd(balance),
        isRenewed: balance.status === 'renewed',
        isCancelled: balance.status === 'cancelled',
        premium: premiumOf(balance),
      })),
    years: yearsOf(balances, today),
  };
}

/** The last years up to this one, or up to the last term; a year without a term is among them with nothing. */
function yearsOf(balances: readonly PolicyBalance[], today: string): Standing['years'] {
  const written = balances
    .filter((balance) => isWritten(balance, today))
    .map((balance) => ({ year: Number(balance.effdate.slice(0, 4)), premium: premiumOf(balance) }));
  if (written.length === 0) return [];
  const begun = written.map(({ year }) => year);
  const last = Math.max(Number(today.slice(0, 4)), ...begun);
  const first = Math.max(Math.min(...begun), last - YEARS_SHOWN + 1);
  return Array.from({ length: last - first + 1 }, (_, at) => first + at).map((year) => ({
    year,
    premium: sumOf(written.filter((term) => term.year === year).map(({ premium }) => premium)),
  }));
}

/** What a term or a finance contract owes today, its parts together. */
export function owedBy({ parts }: Owing): Cents {
  return sumOf(parts.map(({ owed }) => owed));
}

function premiumOf({ parts }: PolicyBalance): Cents {
  return parts.find(({ kind }) => kind === 'premium')?.billed ?? 0;
}

function sumOf(amounts: readonly Cents[]): Cents {
  return amounts.reduce((sum, cents) => sum + cents, 0);
}
