import { counted } from '#platform/shared/noun.ts';

/** What the overview of a customer shows of policies and money. */
export const standing = {
  owed: 'Owed',
  nothingToPay: 'nothing to pay',
  owedOn: (terms: number, contracts: number) => {
    const parts = [
      terms > 0 && counted(terms, 'policy term'),
      contracts > 0 && counted(contracts, 'finance contract'),
    ];
    return `on ${parts.filter(Boolean).join(' and ')}`;
  },
  figures: 'Figures',
  policiesInForce: 'Policies in force',
  today: 'today',
  premiumInForce: 'Premium in force',
  ofPoliciesInForce: 'of the policies in force',
  nextExpiration: 'Next expiration',
  noExpiration: 'None',
  noPolicyInForce: 'no policy is in force',
  nextExpirations: 'Next expirations',
  allPolicies: 'All policies',
  noPoliciesInForce: 'No policies in force.',
  /** After words such as tomorrow or in 12 days. */
  endsCancelled: (inDays: string) => `${inDays}, cancelled`,
  endsRenewed: (inDays: string) => `${inDays}, renewed`,
  premiumByYear: 'Premium by year',
  noTermYet: 'No term has started yet.',
  whatCounts: 'By the year a term begins. Pending and cancelled policies do not count.',
};
