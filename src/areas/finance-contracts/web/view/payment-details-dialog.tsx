import { Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { showDay } from '#platform/shared/dates.ts';
import { showMoney } from '#platform/shared/money.ts';
import type { Column } from '#platform/web/table/column.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { DialogFoot } from '#platform/web/ui/dialog-foot.tsx';
import { ErrorDialog } from '#platform/web/ui/error-dialog.tsx';
import { Fact, Facts } from '#platform/web/ui/facts.tsx';
import { SandboxMark } from '#platform/web/ui/sandbox-mark.tsx';
import { WaitDialog } from '#platform/web/ui/wait-dialog.tsx';
import type { PaymentDetails } from '../../payment-contract.ts';
import { whyNoPaymentDetails } from '../../rules/actions.ts';
import { viewTexts } from '../texts/view.ts';
import type { ViewDialogProps } from './dialog-props.ts';
import { paymentDetailsQuery } from './view-queries.ts';

/** What an integrated finance company says about the contract. */
export function PaymentDetailsDialog({ contract, onClose }: ViewDialogProps) {
  const { isIntegrated } = contract.company.finance_company_details;
  const why = whyNoPaymentDetails(isIntegrated === 1);
  const query = useQuery({ ...paymentDetailsQuery(contract.id), enabled: !why });
  const { data } = query;
  const close = () => onClose();
  if (why || !data)
    return <WaitDialog title={viewTexts.paymentDetails.title} problem={why} query={query} onClose={close} />;
  if (data.isError || !data.results)
    return (
      <ErrorDialog
        title={viewTexts.paymentDetails.error}
        messages={[viewTexts.paymentDetails.unknown]}
        onClose={close}
      />
    );
  return <DetailsDialog details={data.results} onClose={close} />;
}

function DetailsDialog({ details, onClose }: { details: PaymentDetails; onClose: () => void }) {
  const { List, History } = details;
  return (
    <Dialog title={viewTexts.paymentDetails.title} width={760} onClose={onClose}>
      <Stack gap="md">
        <Facts>
          <Fact label={viewTexts.paymentDetails.financeCompany} isWide>
            {details.financeCompanyName} {details.isSandbox && <SandboxMark />}
          </Fact>
          <Fact label={viewTexts.paymentDetails.contractNumber}>{details.contractNumber}</Fact>
          <Fact label={viewTexts.paymentDetails.fundingStatus}>{details.fundingStatus}</Fact>
          <Fact label={viewTexts.paymentDetails.contractStatus}>{List.contract_status}</Fact>
          <Fact label={viewTexts.paymentDetails.amountDue}>{showMoney(List.AmountDue)}</Fact>
          <Fact label={viewTexts.paymentDetails.dateAmountDue}>
            {List.DateAmountDue && showDay(List.DateAmountDue)}
          </Fact>
          <Fact label={viewTexts.paymentDetails.payoffAmount}>{showMoney(List.payoff_amount)}</Fact>
          <Fact label={viewTexts.paymentDetails.payoffDate}>{showDay(List.payoff_date)}</Fact>
          <Fact label={viewTexts.paymentDetails.paymentsRemaining}>{List.payment_remaining}</Fact>
        </Facts>
        <DataTable
          label={viewTexts.paymentDetails.history}
          columns={HISTORY}
          rows={History}
          rowKey={(row) => `${row.Trans_date} ${row.transdesc1} ${row.trans_amt} ${History.indexOf(row)}`}
          empty={viewTexts.paymentDetails.none}
        />
        <DialogFoot>
          <Button onClick={onClose} data-autofocus>
            {viewTexts.paymentDetails.ok}
          </Button>
        </DialogFoot>
      </Stack>
    </Dialog>
  );
}

type Transaction = PaymentDetails['History'][number];

const HISTORY: Column<Transaction>[] = [
  {
    key: 'date',
    label: viewTexts.paymentDetails.columns.date,
    kind: 'day',
    cell: ({ Trans_date }) => showDay(Trans_date),
  },
  { key: 'words', label: viewTexts.paymentDetails.columns.transaction, cell: ({ transdesc1 }) => transdesc1 },
  {
    key: 'amount',
    label: viewTexts.paymentDetails.columns.amount,
    align: 'right',
    cell: ({ TransSign, trans_amt }) => showMoney(TransSign === 'N' ? -trans_amt : trans_amt),
  },
];
