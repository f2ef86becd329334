import { useQuery } from '@tanstack/react-query';
import { basePriceQuery } from '#areas/accounts/web/public.ts';
import { officeToday } from '#platform/web/office-today.ts';
import { WaitDialog } from '#platform/web/ui/wait-dialog.tsx';
import { MethodForm } from './method-form.tsx';
import { methodQuery } from './method-queries.ts';
import { texts } from './texts.ts';

interface PaymentMethodDialogProps {
  account: { id: number; packageName: string; offices: readonly unknown[] };
  /** Absent for a new one. */
  id: number | undefined;
  /** Why it only shows, when it does. */
  whyView: string | undefined;
  onClose: (isDone?: true) => void;
}

export const titleOf = (id: number | undefined, isView: boolean): string => {
  if (isView) return texts.dialog.paymentMethod;
  return id === undefined ? texts.dialog.addNewPaymentMethod : texts.dialog.editPaymentMethod;
};

/** Adds, edits or shows how an account is billed. */
export function PaymentMethodDialog({ account, id, whyView, onClose }: PaymentMethodDialogProps) {
  const found = useQuery({ ...methodQuery(account.id, id ?? 0), enabled: id !== undefined });
  const base = useQuery({ ...basePriceQuery(account.id), enabled: id === undefined });
  const isReady = id === undefined ? base.data !== undefined : found.data !== undefined;
  // One that is of another account is none of this one.
  const isOther = found.data !== undefined && found.data.acct_id !== account.id;
  if (!isReady || isOther)
    return (
      <WaitDialog
        title={titleOf(id, whyView !== undefined)}
        problem={isOther ? texts.dialog.ofAnotherAccount : undefined}
        query={id === undefined ? base : found}
        onClose={onClose}
      />
    );
  const method = id === undefined ? undefined : found.data;
  const whyLocked = method?.isActive === false ? texts.dialog.hasEnded : whyView;
  return (
    <MethodForm
      title={titleOf(id, whyLocked !== undefined)}
      account={account}
      method={method}
      basePrice={base.data ?? 0}
      today={method?.today ?? officeToday()}
      whyLocked={whyLocked}
      onClose={onClose}
    />
  );
}
