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
import type { ViewDialogProps } from './dialog-props.ts';
import { paymentDetailsQuery } from './view-queries.ts';

/** In the words of the specification. */
const UNKNOWN =
  'This contract does not exist in the Finance Company Database. Please contact your Premium Finance Company for contract status. Note: It may take up to 24 hours for a contract to be approved.';

/** What an integrated finance company says about the contract. */
export function PaymentDetailsDialog({ contract, onClose }: ViewDialogProps) {
  const { isIntegrated } = contract.company.finance_company_details;
  const why = whyNoPaymentDetails(isIntegrated === 1);
  const { data, error } = useQuery({ ...paymentDetailsQuery(contract.id), enabled: !why });
  const close = () => onClose();
  if (why || !data)
    return <WaitDialog title="Payment Details" problem={why ?? error?.message} onClose={close} />;
  if (data.isError || !data.results)
    return <ErrorDialog title="Error" messages={[UNKNOWN]} onClose={close} />;
  return <DetailsDialog details={data.results} onClose={close} />;
}

function DetailsDialog({ details, onClose }: { details: PaymentDetails; onClose: () => void }) {
  const { List, History } = details;
  return (
    <Dialog title="Payment Details" width={760} onClose={onClose}>
      <Stack gap="md">
        <Facts>
          <Fact label="Finance company" isWide>
            {details.financeCompanyName} {details.isSandbox && <SandboxMark />}
          </Fact>
          <Fact label="Contract #">{details.contractNumber}</Fact>
          <Fact label="Funding status">{details.fundingStatus}</Fact>
          <Fact label="Contract status">{List.contract_status}</Fact>
          <Fact label="Amount due">{showMoney(List.AmountDue)}</Fact>
          <Fact label="Date amount due">{List.DateAmountDue && showDay(List.DateAmountDue)}</Fact>
          <Fact label="Payoff amount">{showMoney(List.payoff_amount)}</Fact>
          <Fact label="Payoff date">{showDay(List.payoff_date)}</Fact>
          <Fact label="Payments remaining">{List.payment_remaining}</Fact>
        </Facts>
        <DataTable
          label="History"
          columns={HISTORY}
          rows={History}
          rowKey={(row) => `${row.Trans_date} ${row.transdesc1} ${row.trans_amt} ${History.indexOf(row)}`}
          empty="The finance company has no payments yet."
        />
        <DialogFoot>
          <Button onClick={onClose} data-autofocus>
            OK
          </Button>
        </DialogFoot>
      </Stack>
    </Dialog>
  );
}

type Transaction = PaymentDetails['History'][number];

const HISTORY: Column<Transaction>[] = [
  { key: 'date', label: 'Date', kind: 'day', cell: ({ Trans_date }) => showDay(Trans_date) },
  { key: 'words', label: 'Transaction', cell: ({ transdesc1 }) => transdesc1 },
  {
    key: 'amount',
    label: 'Amount',
    align: 'right',
    cell: ({ TransSign, trans_amt }) => showMoney(TransSign === 'N' ? -trans_amt : trans_amt),
  },
];
