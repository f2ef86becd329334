import { showDay } from '#platform/shared/dates.ts';
import { showMoney } from '#platform/shared/money.ts';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import type { Contract } from '../../contract.ts';
import { numberOf } from '../../rules/contract-facts.ts';
import { openItems, overdueAmong } from '../../rules/dues.ts';
import { viewTexts } from '../texts/view.ts';
import { texts } from '../texts.ts';
import classes from './contract-head.module.css';
import { HeadActions } from './head-actions.tsx';

const TONES = { Quoted: 'waits', Approved: 'done', Voided: 'closed' } as const;

/** Which contract, and the four buttons. It stays in sight while the page is scrolled. */
export function ContractHead({ contract }: { contract: Contract }) {
  const { contractStatus, customerID, customer, company, dateFinanced, agreementID } = contract;
  return (
    <div className={classes.head}>
      <RecordHead
        title={numberOf(contract)}
        up={
          <WayUp to="/customer/$id" params={{ id: customerID }} search={{ tab: 'finance' }}>
            {customer}
          </WayUp>
        }
        badges={
          <>
            <StateBadge tone={TONES[contractStatus]}>{texts.statuses[contractStatus]}</StateBadge>
            <OverdueBadge contract={contract} />
            {contract.active === 0 && <StateBadge tone="closed">{viewTexts.head.hidden}</StateBadge>}
            <span className={classes.balance} aria-hidden>
              {viewTexts.head.balance(showMoney(contract.balance))}
            </span>
          </>
        }
        facts={[
          [company.name, company.premiumfinancesystem, company.finance_company_details.fundingStatus]
            .filter(Boolean)
            .join(', '),
          dateFinanced ? viewTexts.head.financed(showDay(dateFinanced)) : '',
          agreementID && viewTexts.head.agreement(agreementID),
          contract.rolledInto ? viewTexts.head.rolledOver(contract.rolledInto) : '',
        ]}
        actions={<HeadActions contract={contract} />}
      />
    </div>
  );
}

function OverdueBadge({ contract }: { contract: Contract }) {
  const count = overdueAmong(openItems(contract), contract.today).length;
  if (count === 0) return null;
  return <StateBadge tone="problem">{viewTexts.head.overdue(count)}</StateBadge>;
}
