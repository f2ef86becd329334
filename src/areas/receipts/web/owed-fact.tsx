import { useQuery } from '@tanstack/react-query';
import type { CustomerTabProps } from '#areas/customers/web/public.ts';
import { showMoney } from '#platform/shared/money.ts';
import { HowButton } from '#platform/web/ui/how-button.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { Waiting } from '#platform/web/ui/waiting.tsx';
import { HOW_OWED } from '../how.ts';
import classes from './owed-fact.module.css';
import { owedWords } from './owed-words.ts';
import { standingQuery } from './standing-query.ts';
import { texts } from './texts.ts';

/** What the customer owes, beside every tab. */
export function OwedFact({ customer: { id } }: CustomerTabProps) {
  const { data, error } = useQuery(standingQuery(id));
  return (
    <div className={classes.owed} data-figure="Owed">
      <span className={classes.label}>
        {texts.standing.owed}
        <HowButton label={texts.standing.owed}>{HOW_OWED}</HowButton>
      </span>
      {data ? (
        <TextLink to="/customer/$id/payment" params={{ id }} className={classes.amount ?? ''}>
          {showMoney(data.owed)}
        </TextLink>
      ) : error ? (
        <span className={classes.amount}>—</span>
      ) : (
        <Waiting className={classes.amount ?? ''} width={110} height={24} />
      )}
      <span className={classes.label}>{data ? owedWords(data) : error?.message}</span>
    </div>
  );
}
