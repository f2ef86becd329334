import { useQuery } from '@tanstack/react-query';
import { asOneQuery } from '#platform/web/ui/as-one-query.ts';
import { WaitDialog } from '#platform/web/ui/wait-dialog.tsx';
import { AddOnForm } from './add-on-form.tsx';
import { accountAddOnQuery, catalogueQuery } from './add-on-queries.ts';
import { texts } from './texts.ts';

interface AddOnDialogProps {
  accountId: number;
  /** Absent when one is applied. */
  id: number | undefined;
  /** The one that somebody asked for, to begin with. */
  wanted?: number | undefined;
  /** Only accounting users change one that is applied; anyone else is told so. */
  whyNotEdit: string | undefined;
  onClose: (isDone?: true) => void;
}

/** Apply Add-On, or Edit Add-On. */
export function AddOnDialog({ accountId, id, wanted, whyNotEdit, onClose }: AddOnDialogProps) {
  const catalogue = useQuery(catalogueQuery);
  const found = useQuery({ ...accountAddOnQuery(accountId, id ?? 0), enabled: id !== undefined });
  const title = id === undefined ? texts.applied.applyAddOn : texts.applied.editAddOn;
  const isOther = found.data !== undefined && found.data?.acct_id !== accountId;
  const isReady = catalogue.data && (id === undefined || (found.data && !isOther));
  if (!isReady)
    return (
      <WaitDialog
        title={title}
        problem={isOther ? texts.applied.ofAnotherAccount : undefined}
        query={id === undefined ? catalogue : asOneQuery(catalogue, found)}
        onClose={onClose}
      />
    );
  return (
    <AddOnForm
      {...{ title, accountId, wanted, onClose }}
      addOn={id === undefined ? undefined : (found.data ?? undefined)}
      catalogue={catalogue.data}
      whyLocked={id === undefined ? undefined : whyNotEdit}
    />
  );
}
