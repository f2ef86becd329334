import { useQuery } from '@tanstack/react-query';
import type { CustomerTabProps } from '#areas/customers/web/public.ts';
import { showDay } from '#platform/shared/dates.ts';
import { showMoney } from '#platform/shared/money.ts';
import { FigureLink, FiguresRow } from '#platform/web/ui/figure-link.tsx';
import { HOW_IN_FORCE, HOW_NEXT_EXPIRATION, HOW_PREMIUM_IN_FORCE } from '../how.ts';
import { whenWords } from './expiry-words.ts';
import { standingQuery } from './standing-query.ts';

/** Where the customer stands, at the top of the overview. */
export function StandingFigures({ customer: { id } }: CustomerTabProps) {
  const { data, isError: hasFailed } = useQuery(standingQuery(id));
  const next = data?.expirations[0];
  const policies = { to: '/customer/$id', params: { id }, search: { tab: 'policies' } } as const;
  return (
    <FiguresRow label="Figures">
      <FigureLink
        {...policies}
        label="Policies in force"
        how={HOW_IN_FORCE}
        value={data?.policiesInForce.toLocaleString('en-US')}
        note={data && 'today'}
        hasFailed={hasFailed}
      />
      <FigureLink
        {...policies}
        label="Premium in force"
        how={HOW_PREMIUM_IN_FORCE}
        value={data && showMoney(data.premiumInForce)}
        note={data && 'of the policies in force'}
        hasFailed={hasFailed}
      />
      {next ? (
        <FigureLink
          to="/policy/$id"
          params={{ id: next.policyId }}
          label="Next expiration"
          how={HOW_NEXT_EXPIRATION}
          value={showDay(next.expdate)}
          note={`${next.product}, ${whenWords(data.today, next)}`}
        />
      ) : (
        <FigureLink
          {...policies}
          label="Next expiration"
          how={HOW_NEXT_EXPIRATION}
          value={data && 'None'}
          note={data && 'no policy is in force'}
          hasFailed={hasFailed}
        />
      )}
    </FiguresRow>
  );
}
