import { ErrorDialog } from '#platform/web/ui/error-dialog.tsx';
import { CONTRACT_FAILED } from '../words.ts';
import { texts } from './texts.ts';

/** The finance company issued no contract; nothing was saved, and what was chosen is still there. */
export function ContractErrorDialog({ onClose }: { onClose: () => void }) {
  return (
    <ErrorDialog
      title={texts.generate.failed}
      messages={[CONTRACT_FAILED]}
      ok={texts.generate.ok}
      onClose={onClose}
    />
  );
}
