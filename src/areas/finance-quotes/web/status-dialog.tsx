import { Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Contract } from '#areas/finance-contracts/contract.ts';
import { numberOf } from '#areas/finance-contracts/rules/contract-facts.ts';
import { contractQuery } from '#areas/finance-contracts/web/public.ts';
import { showDay } from '#platform/shared/dates.ts';
import { showMoney } from '#platform/shared/money.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { DialogFoot } from '#platform/web/ui/dialog-foot.tsx';
import { Fact, Facts } from '#platform/web/ui/facts.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { WaitDialog } from '#platform/web/ui/wait-dialog.tsx';
import { useSteps } from './use-steps.ts';

const TITLE = 'Finance Contract Status';

/** Confirms that the contract was issued. */
export function StatusDialog({ contractId }: { contractId: number }) {
  const { close } = useSteps();
  const { data: contract, error } = useQuery(contractQuery(contractId));
  if (!contract) return <WaitDialog title={TITLE} problem={error?.message} onClose={close} />;
  const { contractStatus, company, amountFinanced, numberPayments, nextDue } = contract;
  return (
    <Dialog title={TITLE} onClose={close}>
      <Stack gap="md">
        <Text>{statusWords(contract)}</Text>
        <Facts>
          <Fact label="Finance company">{company.name}</Fact>
          <Fact label="Contract status">{contractStatus}</Fact>
          <Fact label="Amount financed">{showMoney(amountFinanced)}</Fact>
          <Fact label="Payments">{numberPayments}</Fact>
          <Fact label="Next due">
            {nextDue && `${showMoney(nextDue.amount)} on ${showDay(nextDue.date)}`}
          </Fact>
        </Facts>
        <DialogFoot>
          <LinkButton variant="default" to="/finance/$id" params={{ id: contractId }}>
            View contract
          </LinkButton>
          <Button onClick={close} data-autofocus>
            OK
          </Button>
        </DialogFoot>
      </Stack>
    </Dialog>
  );
}

function statusWords(contract: Contract): string {
  const number = numberOf(contract);
  if (contract.contractStatus === 'Approved') return `Contract ${number} was issued.`;
  return contract.contractStatus === 'Voided'
    ? `Contract ${number} was voided.`
    : `Contract ${number} has not been issued yet.`;
}
