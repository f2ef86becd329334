import { IconBuildingBank } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import { FoldingCard } from '#platform/web/ui/folding-card.tsx';
import type { Contract } from '../../contract.ts';
import { whyNoPaymentDetails } from '../../rules/actions.ts';
import { viewTexts } from '../texts/view.ts';
import { texts } from '../texts.ts';
import { paymentColumns } from './payment-columns.tsx';
import { PAYMENT_SECTION } from './sections.ts';
import { useOpenDialog } from './use-open-dialog.ts';
import { paymentsQuery } from './view-queries.ts';

/** The receipts on the contract, whoever paid. */
export function PaymentsCard({ contract }: { contract: Contract }) {
  const { data, error, refetch } = useQuery(paymentsQuery(contract));
  const { show } = useOpenDialog();
  const { isIntegrated } = contract.company.finance_company_details;
  return (
    <FoldingCard
      hash={PAYMENT_SECTION}
      title={viewTexts.payments.title}
      count={data?.length}
      action={
        <ExplainedButton
          size="compact-sm"
          variant="default"
          leftSection={<IconBuildingBank size={14} aria-hidden />}
          why={whyNoPaymentDetails(isIntegrated === 1)}
          onClick={() => show('payment-details')}
        >
          {texts.buttons.paymentDetails}
        </ExplainedButton>
      }
    >
      <DataTable
        label={viewTexts.payments.title}
        columns={paymentColumns(contract, data ?? [])}
        rows={data}
        rowKey={({ lineId }) => lineId}
        problem={data ? undefined : error?.message}
        onRetry={() => void refetch()}
        empty={viewTexts.payments.none}
      />
    </FoldingCard>
  );
}
