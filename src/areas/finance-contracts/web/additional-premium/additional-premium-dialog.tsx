import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIdempotencyKey } from '#platform/web/forms/use-idempotency-key.ts';
import { officeToday } from '#platform/web/office-today.ts';
import { contractQuery } from '../contract-queries.ts';
import { AdditionalFailedDialog } from './additional-failed-dialog.tsx';
import { AdditionalFormDialog } from './additional-form-dialog.tsx';
import { type AdditionalValues, emptyAdditional } from './additional-values.ts';

interface AdditionalPremiumDialogProps {
  contractId: number;
  opened: boolean;
  /** Done means saved: nothing typed is left to ask about. */
  onClose: (isDone?: true) => void;
}

export function AdditionalPremiumDialog({ opened, ...dialog }: AdditionalPremiumDialogProps) {
  return opened && <OpenDialog {...dialog} />;
}

/** A save that failed closes the form and says why; what was entered is kept for whoever goes back to it. */
function OpenDialog({ contractId, onClose }: Omit<AdditionalPremiumDialogProps, 'opened'>) {
  const queryClient = useQueryClient();
  const { data: contract } = useQuery(contractQuery(contractId));
  const [kept, setKept] = useState<AdditionalValues>(() => emptyAdditional(officeToday()));
  const [isEntered, setEntered] = useState(false);
  const [failure, setFailure] = useState<string>();
  const key = useIdempotencyKey();

  function fail(error: unknown, values: AdditionalValues): void {
    key.failed(error);
    setKept(values);
    setEntered(true);
    setFailure(error instanceof Error ? error.message : String(error));
    // Somebody else may have been first: the next try starts from what the contract is now.
    void queryClient.invalidateQueries({ queryKey: contractQuery(contractId).queryKey });
  }

  if (failure)
    return (
      <AdditionalFailedDialog
        message={failure}
        onBack={() => setFailure(undefined)}
        onClose={() => onClose()}
      />
    );
  return (
    contract && (
      <AdditionalFormDialog
        contract={contract}
        initial={kept}
        isEntered={isEntered}
        idempotencyKey={key.current}
        onFailed={fail}
        onClose={onClose}
      />
    )
  );
}
