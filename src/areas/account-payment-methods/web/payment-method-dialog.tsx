import { useQuery } from '@tanstack/react-query';
import { basePriceQuery } from '#areas/accounts/web/public.ts';
import { officeToday } from '#platform/web/office-today.ts';
import { WaitDialog } from '#platform/web/ui/wait-dialog.tsx';
import { MethodForm } from './method-form.tsx';
import { methodQuery } from './method-queries.ts';

interface PaymentMethodDialogProps {
  account: { id: number; packageName: string; offices: readonly unknown[] };
  /** Absent for a new one. */
  id: number | undefined;
  /** It only shows. */
  isView: boolean;
  onClose: (isDone?: true) => void;
}

export const titleOf = (id: number | undefined, isView: boolean): string => {
  if (isView) return 'Payment Method';
  return id === undefined ? 'Add New Payment Method' : 'Edit Payment Method';
};

/** Adds, edits or shows how an account is billed. */
export function PaymentMethodDialog({ account, id, isView, onClose }: PaymentMethodDialogProps) {
  const found = useQuery({ ...methodQuery(account.id, id ?? 0), enabled: id !== undefined });
  const base = useQuery({ ...basePriceQuery(account.id), enabled: id === undefined });
  const isReady = id === undefined ? base.data !== undefined : found.data !== undefined;
  // One that is of another account is none of this one.
  const isOther = found.data !== undefined && found.data.acct_id !== account.id;
  if (!isReady || isOther)
    return (
      <WaitDialog
        title={titleOf(id, isView)}
        problem={
          isOther ? 'This payment method is of another account.' : (found.error ?? base.error)?.message
        }
        onClose={onClose}
      />
    );
  const method = id === undefined ? undefined : found.data;
  // One that has ended can only be looked at.
  const isLocked = isView || method?.isActive === false;
  return (
    <MethodForm
      title={titleOf(id, isLocked)}
      account={account}
      method={method}
      basePrice={base.data ?? 0}
      today={method?.today ?? officeToday()}
      isLocked={isLocked}
      onClose={onClose}
    />
  );
}
