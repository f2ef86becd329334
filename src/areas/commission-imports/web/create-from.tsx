import { lazy, Suspense } from 'react';
import type { PoolMonth } from '../pool-contract.ts';

const CreateFromDialog = lazy(async () => ({
  default: (await import('./create-from-dialog.tsx')).CreateFromDialog,
}));

export interface CreateFromProps {
  /** The lines in no file that the file is created for. */
  from: Pick<PoolMonth, 'company' | 'month' | 'lines' | 'total'> & {
    /** They are of this statement alone. */
    statement: { id: number; filename: string } | undefined;
  };
  onClose: () => void;
}

/** The dialog comes when it is opened. */
export function CreateFrom(props: CreateFromProps) {
  return (
    <Suspense>
      <CreateFromDialog {...props} />
    </Suspense>
  );
}
