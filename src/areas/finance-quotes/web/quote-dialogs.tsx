import { useLocation } from '@tanstack/react-router';
import { type QuoteStep, readQuoteParam } from '#areas/finance-contracts/web/public.ts';
import { AgreementDialog } from './agreement-dialog.tsx';
import { CompanyDialog } from './company-dialog.tsx';
import { EndorsementDialog } from './endorsement/endorsement-dialog.tsx';
import { RequestDialog } from './request/request-dialog.tsx';
import { RequoteDialog } from './request/requote-dialog.tsx';
import { SelectionDialog } from './selection/selection-dialog.tsx';
import { StatusDialog } from './status-dialog.tsx';

/** The step that the address bar names, over whatever page is open. */
export function QuoteDialogs() {
  const text = useLocation({ select: ({ search }) => (search as { finance?: string }).finance });
  const open = readQuoteParam(text);
  return open && <Step key={text} open={open} />;
}

function Step({ open }: { open: QuoteStep }) {
  switch (open.step) {
    case 'company':
      return <CompanyDialog customerId={open.customerId} policyIds={open.policyIds} />;
    case 'questions':
      return <RequestDialog {...open} requote={null} />;
    case 'requote':
      return <RequoteDialog contractId={open.contractId} />;
    case 'selection':
      return <SelectionDialog contractId={open.contractId} />;
    case 'status':
      return <StatusDialog contractId={open.contractId} />;
    case 'agreement':
      return <AgreementDialog agreement={open} />;
    case 'endorsement':
      return <EndorsementDialog asked={open} />;
  }
}
