import { Button, Stack, Text } from '@mantine/core';
import type { Contract } from '#areas/finance-contracts/contract.ts';
import { numberOf } from '#areas/finance-contracts/rules/contract-facts.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { DialogFoot } from '#platform/web/ui/dialog-foot.tsx';
import { texts } from '../texts.ts';
import { useSteps } from '../use-steps.ts';

/** For a contract that was entered by hand, or whose quote offered nothing. */
export function NoQuoteDialog({ contract }: { contract: Contract }) {
  const { go, close } = useSteps();
  const { id: contractId, policyIds } = contract;
  return (
    <Dialog title={texts.selection.title} onClose={close}>
      <Stack gap="md">
        <Text>{texts.selection.noQuote(numberOf(contract))}</Text>
        <DialogFoot>
          {policyIds.length > 0 && (
            <Button variant="default" onClick={() => void go({ step: 'requote', contractId })}>
              {texts.selection.requestNewQuote}
            </Button>
          )}
          <Button onClick={close} data-autofocus>
            {texts.selection.done}
          </Button>
        </DialogFoot>
      </Stack>
    </Dialog>
  );
}
