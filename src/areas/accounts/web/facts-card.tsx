import { Button } from '@mantine/core';
import { placeLine } from '#platform/shared/addresses.ts';
import { showDay } from '#platform/shared/dates.ts';
import { showMoney } from '#platform/shared/money.ts';
import { Fact, Facts } from '#platform/web/ui/facts.tsx';
import { dayOf } from '#platform/web/ui/local-days.ts';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import type { Account } from '../contract.ts';
import { texts } from './texts.ts';

interface FactsCardProps {
  account: Account;
  /** Accounting users change what is agreed; absent for the others. */
  onEdit: (() => void) | undefined;
}

/** The account in a few facts, and what is agreed with it. */
export function FactsCard({ account, onEdit }: FactsCardProps) {
  const { address } = account;
  const place = placeLine(account);
  const edit = onEdit && (
    <Button variant="subtle" size="compact-sm" aria-label={texts.facts.editTheAccount} onClick={onEdit}>
      {texts.facts.edit}
    </Button>
  );
  return (
    <PageCard title={texts.facts.account} action={edit}>
      <Facts>
        <Fact label={texts.labels.version}>{account.packageName || texts.facts.none}</Fact>
        <Fact label={texts.labels.billPlan}>{account.bill_plan}</Fact>
        <Fact label={texts.labels.setupFee}>{showMoney(account.setup_fee)}</Fact>
        <Fact label={texts.labels.salesRepresentative}>{account.salesRep?.name}</Fact>
        <Fact label={texts.labels.source}>{account.source}</Fact>
        <Fact label={texts.labels.signupDate}>
          {account.signedUpOn ? showDay(account.signedUpOn) : dayOf(account.createdAt)}
        </Fact>
        <Fact label={texts.labels.firstContact}>{account.contact1}</Fact>
        <Fact label={texts.labels.secondContact}>{account.contact2}</Fact>
        <Fact label={texts.labels.phone}>{account.phone}</Fact>
        <Fact label={texts.labels.address} isWide>
          {(address || place) && (
            <>
              {address}
              {address && place && <br />}
              {place}
            </>
          )}
        </Fact>
        <Fact label={texts.labels.switchedOn}>{switchWords(account)}</Fact>
        {account.operatingName && (
          <Fact label={texts.labels.agencyOperatingName}>{account.operatingName}</Fact>
        )}
        {account.crm && <Fact label={texts.labels.crm}>{account.crm}</Fact>}
        {account.competitor && <Fact label={texts.labels.conversionFrom}>{account.competitor}</Fact>}
        {account.trainingContactName && (
          <Fact label={texts.labels.trainingContact} isWide>
            {[account.trainingContactName, account.trainingContactEmail].filter(Boolean).join(', ')}
          </Fact>
        )}
        {account.instructions && (
          <Fact label={texts.labels.otherInstructions} isWide>
            {account.instructions}
          </Fact>
        )}
      </Facts>
    </PageCard>
  );
}

function switchWords({ isReceiveLeads, isEnabledRaterTab, telephonySubAccount }: Account): string {
  return [
    isReceiveLeads && texts.facts.leadsOn,
    isEnabledRaterTab && texts.facts.raterOn,
    telephonySubAccount && texts.facts.telephonyOn,
  ]
    .filter(Boolean)
    .join(', ');
}
