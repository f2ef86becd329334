import { Text } from '@mantine/core';
import { showDay } from '#platform/shared/dates.ts';
import { showMoney } from '#platform/shared/money.ts';
import { EndDay } from '#platform/web/ui/end-day.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import type { Standing } from '../standing-contract.ts';
import classes from './expirations-card.module.css';
import { isSettled, whenWords } from './expiry-words.ts';
import { texts } from './texts.ts';

interface ExpirationsCardProps {
  standing: Standing;
  customerId: number;
}

/** Which policies in force end next, and what they are worth. */
export function ExpirationsCard({ standing: { today, expirations }, customerId }: ExpirationsCardProps) {
  return (
    <PageCard
      title={texts.standing.nextExpirations}
      action={
        <TextLink to="/customer/$id" params={{ id: customerId }} search={{ tab: 'policies' }} fz="sm">
          {texts.standing.allPolicies}
        </TextLink>
      }
    >
      {expirations.length === 0 && <Text c="dimmed">{texts.standing.noPoliciesInForce}</Text>}
      {expirations.length > 0 && (
        <ul className={classes.list}>
          {expirations.map((expiration) => (
            <li key={expiration.policyId} className={classes.row}>
              <div className={classes.words}>
                <TextLink to="/policy/$id" params={{ id: expiration.policyId }} fz="sm">
                  {expiration.policy}
                </TextLink>
                <Text fz="xs" c="dimmed">
                  {expiration.product}, {expiration.company}
                </Text>
              </div>
              <div className={classes.amounts}>
                <Text fz="sm">{showMoney(expiration.premium)}</Text>
                <Text fz="xs" c="dimmed">
                  <EndDay day={expiration.expdate} isSettled={isSettled(expiration)}>
                    {showDay(expiration.expdate)}, {whenWords(today, expiration)}
                  </EndDay>
                </Text>
              </div>
            </li>
          ))}
        </ul>
      )}
    </PageCard>
  );
}
