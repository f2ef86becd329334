import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { SignaturesCard } from '#areas/signatures/web/public.ts';
import { contractQuery } from '../contract-queries.ts';
import { AttachmentsCard } from './attachments-card.tsx';
import { ContractDialogs } from './contract-dialogs.tsx';
import { ContractFigures } from './contract-figures.tsx';
import { ContractHead } from './contract-head.tsx';
import classes from './contract-page.module.css';
import { DetailsCard } from './details-card.tsx';
import { LogCard } from './log-card.tsx';
import { PaymentsCard } from './payments-card.tsx';
import { PoliciesCard } from './policies-card.tsx';
import { ScheduleCard } from './schedule-card.tsx';
import { TermsCard } from './terms-card.tsx';

const route = getRouteApi('/signed-in/finance/$id');

/** What is owed, when, and why. */
export function ContractPage() {
  const { id } = route.useParams();
  const { data: contract } = useSuspenseQuery(contractQuery(id));
  return (
    <div className={classes.page}>
      <ContractHead contract={contract} />
      <ContractFigures contract={contract} />
      <div className={classes.upper}>
        <div className={classes.column}>
          <ScheduleCard contract={contract} />
          <PoliciesCard contract={contract} />
        </div>
        <TermsCard contract={contract} />
      </div>
      <SignaturesCard contractId={id} />
      <DetailsCard contract={contract} />
      <div className={classes.lower}>
        <PaymentsCard contract={contract} />
        <AttachmentsCard contract={contract} />
      </div>
      <LogCard contract={contract} />
      <ContractDialogs contract={contract} />
    </div>
  );
}
