import { AddOnDialog } from '#areas/account-add-ons/web/public.ts';
import { BillNowDialog, CheckDialog } from '#areas/account-billing/web/public.ts';
import { BuzzDialog } from '#areas/account-buzz/web/public.ts';
import { ConversionDialog } from '#areas/account-conversions/web/public.ts';
import { PaymentMethodDialog } from '#areas/account-payment-methods/web/public.ts';
import type { Account } from '#areas/accounts/contract.ts';
import { FactsDialog } from '#areas/accounts/web/public.ts';
import { AcordDialog } from '#areas/email/web/public.ts';
import { useWhyClosed } from '#areas/session/web/public.ts';
import { WaitDialog } from '#platform/web/ui/wait-dialog.tsx';
import type { DialogName } from '../statuses.ts';
import { useOpenDialog } from './open-dialog.ts';
import { texts } from './texts.ts';
import { useLists } from './use-lists.ts';

/** Dialogs that accounting users alone open, with their titles. */
const CLOSED: Partial<Record<DialogName, string>> = {
  facts: texts.actions.editAccount,
  billNow: texts.actions.billNow,
  checkNumber: texts.actions.addACheck,
};

/** The dialog that the address names. */
export function AccountDialog({ account }: { account: Account }) {
  const { open, id, isView, addOn, close, show } = useOpenDialog();
  const { placeOf } = useLists();
  const whyClosed = useWhyClosed('accounting');
  const accountId = account.id;
  const title = open && CLOSED[open];
  if (title && whyClosed) return <WaitDialog title={title} problem={whyClosed} onClose={close} />;
  switch (open) {
    case 'facts':
      return <FactsDialog account={account} onClose={close} />;
    case 'paymentMethod':
      if (whyClosed && id === undefined)
        return <WaitDialog title={texts.actions.addNewPaymentMethod} problem={whyClosed} onClose={close} />;
      return (
        <PaymentMethodDialog
          key={id}
          account={account}
          id={id}
          whyView={whyClosed ?? (isView ? texts.actions.onlyShown : undefined)}
          onClose={close}
        />
      );
    case 'addOn':
      return (
        <AddOnDialog
          key={id}
          accountId={accountId}
          id={id}
          wanted={addOn}
          whyNotEdit={whyClosed}
          onClose={close}
        />
      );
    case 'billNow':
      return <BillNowDialog accountId={accountId} onClose={close} />;
    case 'checkNumber':
      return (
        <CheckDialog
          key={id}
          accountId={accountId}
          billingId={id}
          onChoose={(row) => show('checkNumber', row)}
          onClose={close}
        />
      );
    case 'conversion':
      return <ConversionDialog accountId={accountId} onClose={close} />;
    case 'agencyBuzz':
      return <BuzzDialog accountId={accountId} place={placeOf('syncs')} onClose={close} />;
    case 'acordHistory':
      return <AcordDialog onClose={close} />;
    case undefined:
      return null;
  }
}
