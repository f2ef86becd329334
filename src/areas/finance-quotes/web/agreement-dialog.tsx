import { Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { downloadAttachment } from '#areas/attachments/contract.ts';
import { numberOf } from '#areas/finance-contracts/rules/contract-facts.ts';
import { contractQuery, type OpenAgreement } from '#areas/finance-contracts/web/public.ts';
import { showMoney } from '#platform/shared/money.ts';
import { addressOf } from '#platform/web/api/request.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { DialogFoot } from '#platform/web/ui/dialog-foot.tsx';
import { WaitDialog } from '#platform/web/ui/wait-dialog.tsx';
import { say } from '#platform/web/wording.ts';
import { downPaymentOf } from './down-payment.ts';
import { texts } from './texts.ts';
import { useSteps } from './use-steps.ts';

/** After a contract is generated: Ok downloads its paper, unless that was mailed, and goes on to the down payment. */
export function AgreementDialog({ agreement }: { agreement: OpenAgreement }) {
  const { contractId, attachmentId, isSent } = agreement;
  const { go, close } = useSteps();
  const navigate = useNavigate();
  const query = useQuery(contractQuery(contractId));
  const { data: contract } = query;
  if (!contract) return <WaitDialog title={texts.agreement.title} query={query} onClose={close} />;
  const { customerID } = contract;
  const search = downPaymentOf(contract, agreement);
  const { downPayment } = agreement.added ?? contract;

  async function proceed(): Promise<void> {
    // A file that is only ever downloaded: the page stays.
    if (!isSent) window.location.assign(addressOf(downloadAttachment, { id: attachmentId }));
    if (!search) return go({ step: 'status', contractId });
    await navigate({ to: '/customer/$id/payment', params: { id: customerID }, search });
  }

  const done = isSent ? say(texts.agreement.sent) : texts.agreement.okDownloads;
  return (
    <Dialog title={texts.agreement.title} onClose={close}>
      <Stack gap="md">
        <Text>{`${texts.agreement.ready(numberOf(contract))} ${done}`}</Text>
        <Text fz="sm" c="dimmed">
          {search ? texts.agreement.okGoesOn(showMoney(downPayment)) : texts.agreement.noDownPayment}
        </Text>
        <DialogFoot>
          <Button onClick={() => void proceed()} data-autofocus>
            {texts.agreement.ok}
          </Button>
        </DialogFoot>
      </Stack>
    </Dialog>
  );
}
