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
import { texts } from './texts.ts';
import { useSteps } from './use-steps.ts';

/** Confirms that the contract was issued. */
export function StatusDialog({ contractId }: { contractId: number }) {
  const { close } = useSteps();
  const query = useQuery(contractQuery(contractId));
  const { data: contract } = query;
  if (!contract) return <WaitDialog title={texts.status.title} query={query} onClose={close} />;
  const { contractStatus, company, amountFinanced, numberPayments, nextDue } = contract;
  return (
    <Dialog title={texts.status.title} onClose={close}>
      <Stack gap="md">
        <Text>{statusWords(contract)}</Text>
        <Facts>
          <Fact label={texts.labels.financeCompany}>{company.name}</Fact>
          <Fact label={texts.labels.contractStatus}>{texts.statuses[contractStatus]}</Fact>
          <Fact label={texts.labels.amountFinanced}>{showMoney(amountFinanced)}</Fact>
          <Fact label={texts.labels.payments}>{numberPayments}</Fact>
          <Fact label={texts.labels.nextDue}>
            {nextDue && texts.status.dueOn(showMoney(nextDue.amount), showDay(nextDue.date))}
          </Fact>
        </Facts>
        <DialogFoot>
          <LinkButton variant="default" to="/finance/$id" params={{ id: contractId }}>
            {texts.status.viewContract}
          </LinkButton>
          <Button onClick={close} data-autofocus>
            {texts.status.ok}
          </Button>
        </DialogFoot>
      </Stack>
    </Dialog>
  );
}

function statusWords(contract: Contract): string {
  const number = numberOf(contract);
  if (contract.contractStatus === 'Approved') return texts.status.issued(number);
  return contract.contractStatus === 'Voided' ? texts.status.voided(number) : texts.status.notIssued(number);
}
