import { Stack, Text } from '@mantine/core';
import { showDay } from '#platform/shared/dates.ts';
import { showMoney } from '#platform/shared/money.ts';
import { Fact, Facts } from '#platform/web/ui/facts.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import type { Policy } from '../contract.ts';
import { HOW_TOTAL } from '../how.ts';
import classes from './policy-cards.module.css';
import { LABELS, purposeWords } from './policy-words.ts';
import { ProducersTable } from './producers-table.tsx';
import { texts } from './texts.ts';

export function PolicyCards({ policy }: { policy: Policy }) {
  return (
    <div className={classes.cards}>
      <Stack gap="md">
        <PolicyCard policy={policy} />
        {policy.memo && (
          <PageCard title={LABELS.memo}>
            <Text className={classes.memo}>{policy.memo}</Text>
          </PageCard>
        )}
      </Stack>
      <Stack gap="md">
        <AmountsCard policy={policy} />
        <ProducersTable policy={policy} />
      </Stack>
    </div>
  );
}

function PolicyCard({ policy }: { policy: Policy }) {
  return (
    <PageCard title={texts.policy.title}>
      <Facts>
        <Fact label={LABELS.customer} isWide>
          <TextLink
            to="/customer/$id"
            params={{ id: policy.custid }}
            search={{ tab: 'policies' }}
            fz="inherit"
          >
            {policy.customer}
          </TextLink>
        </Fact>
        <Fact label={texts.policy.company}>{policy.company}</Fact>
        <Fact label={LABELS.product}>{policy.product}</Fact>
        <Fact label={texts.policy.lineOfBusiness}>{policy.lineOfBusiness}</Fact>
        <Fact label={LABELS.policyType}>{policy.policyType}</Fact>
        <Fact label={LABELS.purpose}>{purposeWords(policy.purpose)}</Fact>
        <Fact label={LABELS.officeId}>{policy.office}</Fact>
        <Fact label={LABELS.effdate}>{showDay(policy.effdate)}</Fact>
        <Fact label={LABELS.expdate}>{showDay(policy.expdate)}</Fact>
        <TermFact label={texts.policy.termBefore} id={policy.renewsId} />
        <TermFact label={texts.policy.termAfter} id={policy.renewedById} />
        {policy.cancelledOn && <Fact label={LABELS.cancelledOn}>{showDay(policy.cancelledOn)}</Fact>}
        {policy.cancelReason && <Fact label={LABELS.cancelReason}>{policy.cancelReason}</Fact>}
      </Facts>
    </PageCard>
  );
}

function TermFact({ label, id }: { label: string; id: number | null }) {
  if (id === null) return null;
  return (
    <Fact label={label}>
      <TextLink to="/policy/$id" params={{ id }} fz="inherit">{`#${id}`}</TextLink>
    </Fact>
  );
}

function AmountsCard({ policy }: { policy: Policy }) {
  return (
    <PageCard title={texts.policy.premiumAndFees} how={HOW_TOTAL}>
      <dl className={classes.amounts}>
        {(['premium', 'policyFee', 'tax', 'mgaFee'] as const).map((field) => (
          <div key={field}>
            <dt>{LABELS[field]}</dt>
            <dd>{showMoney(policy[field])}</dd>
          </div>
        ))}
        <div className={classes.total}>
          <dt>{texts.policy.total}</dt>
          <dd>{showMoney(policy.total)}</dd>
        </div>
      </dl>
    </PageCard>
  );
}
