import { Button } from '@mantine/core';
import { placeLine } from '#platform/shared/addresses.ts';
import { showDay } from '#platform/shared/dates.ts';
import { showMoney } from '#platform/shared/money.ts';
import { Fact, Facts } from '#platform/web/ui/facts.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import type { Account } from '../contract.ts';
import { sinceWords } from './account-words.ts';

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
    <Button variant="subtle" size="compact-sm" aria-label="Edit the account" onClick={onEdit}>
      Edit
    </Button>
  );
  return (
    <PageCard title="Account" action={edit}>
      <Facts>
        <Fact label="Version">{account.packageName || 'None'}</Fact>
        <Fact label="Bill Plan">{account.bill_plan}</Fact>
        <Fact label="Setup Fee">{showMoney(account.setup_fee)}</Fact>
        <Fact label="Sales Representative">{account.salesRep?.name}</Fact>
        <Fact label="Source">{account.source}</Fact>
        <Fact label="Signup date">
          {account.signedUpOn ? showDay(account.signedUpOn) : sinceWords(account.createdAt)}
        </Fact>
        <Fact label="Contact 1">{account.contact1}</Fact>
        <Fact label="Contact 2">{account.contact2}</Fact>
        <Fact label="Phone">{account.phone}</Fact>
        <Fact label="Address" isWide>
          {(address || place) && (
            <>
              {address}
              {address && place && <br />}
              {place}
            </>
          )}
        </Fact>
        <Fact label="Switched on">{switchWords(account)}</Fact>
        {account.operatingName && <Fact label="Agency Operating Name">{account.operatingName}</Fact>}
        {account.crm && <Fact label="CRM">{account.crm}</Fact>}
        {account.competitor && <Fact label="Conversion from">{account.competitor}</Fact>}
        {account.trainingContactName && (
          <Fact label="Training Contact" isWide>
            {[account.trainingContactName, account.trainingContactEmail].filter(Boolean).join(', ')}
          </Fact>
        )}
        {account.instructions && (
          <Fact label="Other Instructions" isWide>
            {account.instructions}
          </Fact>
        )}
      </Facts>
    </PageCard>
  );
}

function switchWords({ isReceiveLeads, isEnabledRaterTab, telephonySubAccount }: Account): string {
  return [isReceiveLeads && 'Leads', isEnabledRaterTab && 'Rater', telephonySubAccount && 'Telephony']
    .filter(Boolean)
    .join(', ');
}
