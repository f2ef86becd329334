import { useQuery } from '@tanstack/react-query';
import type { CustomerTabProps } from '#areas/customers/web/public.ts';
import { showDay } from '#platform/shared/dates.ts';
import { endsSoon } from '#platform/shared/ends-soon.ts';
import { showMoney } from '#platform/shared/money.ts';
import { showCount } from '#platform/shared/show-count.ts';
import { FigureLink, FiguresRow } from '#platform/web/ui/figure-link.tsx';
import { HOW_IN_FORCE, HOW_NEXT_EXPIRATION, HOW_PREMIUM_IN_FORCE } from '../how.ts';
import { isSettled, whenWords } from './expiry-words.ts';
import { standingQuery } from './standing-query.ts';
import { texts } from './texts.ts';

/** Where the customer stands, at the top of the overview. */
export function StandingFigures({ customer: { id } }: CustomerTabProps) {
  const { data, isError: hasFailed } = useQuery(standingQuery(id));
  const next = data?.expirations[0];
  const policies = { to: '/customer/$id', params: { id }, search: { tab: 'policies' } } as const;
  return (
    <FiguresRow label={texts.standing.figures}>
      <FigureLink
        {...policies}
        label={texts.standing.policiesInForce}
        how={HOW_IN_FORCE}
        value={data && showCount(data.policiesInForce)}
        note={data && texts.standing.today}
        hasFailed={hasFailed}
      />
      <FigureLink
        {...policies}
        label={texts.standing.premiumInForce}
        how={HOW_PREMIUM_IN_FORCE}
        value={data && showMoney(data.premiumInForce)}
        note={data && texts.standing.ofPoliciesInForce}
        hasFailed={hasFailed}
      />
      {next ? (
        <FigureLink
          to="/policy/$id"
          params={{ id: next.policyId }}
          label={texts.standing.nextExpiration}
          how={HOW_NEXT_EXPIRATION}
          value={showDay(next.expdate)}
          isWaiting={!isSettled(next) && endsSoon(next.expdate, data.today)}
          note={`${next.product}, ${whenWords(data.today, next)}`}
        />
      ) : (
        <FigureLink
          {...policies}
          label={texts.standing.nextExpiration}
          how={HOW_NEXT_EXPIRATION}
          value={data && texts.standing.noExpiration}
          note={data && texts.standing.noPolicyInForce}
          hasFailed={hasFailed}
        />
      )}
    </FiguresRow>
  );
}
