import { Button } from '@mantine/core';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { changedWords } from '#areas/commissions/rules.ts';
import { exportAddress } from '#platform/web/api/export-address.ts';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import { ExportLinks } from '#platform/web/ui/export-links.tsx';
import { toastProblem, toastTold } from '#platform/web/ui/toasts.ts';
import { exportStatement, type Statement, statementPdf } from '../contract.ts';
import { whyNotDelete } from '../rules.ts';
import { useDeleteStatement } from './statement-queries.ts';
import { texts } from './texts.ts';

export function StatementActions({
  statement: { id, number, lines, state, files },
}: {
  statement: Statement;
}) {
  const navigate = useNavigate();
  const remove = useDeleteStatement(id);
  const [isAsking, setAsking] = useState(false);
  const address = statementPdf.path.replace('{id}', String(id));
  const archived = files.find(({ isArchived }) => isArchived);
  const why = whyNotDelete(state) ?? (archived && texts.statement.fileIsArchived(archived.id));

  function confirm(): void {
    setAsking(false);
    void remove.mutateAsync().then(({ files: changed }) => {
      const staged = changed.map((file) => changedWords(file, texts.statement.stagedAgain));
      toastTold([texts.statement.deleted(number), ...staged]);
      void navigate({ to: '/admin/commissions/statements' });
    }, toastProblem);
  }

  return (
    <>
      <Button
        component="a"
        href={address}
        target="_blank"
        leftSection={<IconPrinter size={15} aria-hidden />}
      >
        {texts.statement.print}
      </Button>
      <Button
        component="a"
        variant="default"
        href={address}
        download={`commission-statement-${number}.pdf`}
        leftSection={<IconDownload size={15} aria-hidden />}
      >
        {texts.statement.pdf}
      </Button>
      <ExportLinks
        rows={lines}
        addressOf={(format) => exportAddress(exportStatement.path.replace('{id}', String(id)), {}, format)}
      />
      <ExplainedButton variant="default" why={why} loading={remove.isPending} onClick={() => setAsking(true)}>
        {texts.statement.delete}
      </ExplainedButton>
      {isAsking && (
        <ConfirmDialog
          title={texts.statement.askDelete(number)}
          confirm={texts.statement.delete}
          isDangerous
          onConfirm={confirm}
          onCancel={() => setAsking(false)}
        >
          {texts.statement.afterDelete}
        </ConfirmDialog>
      )}
    </>
  );
}
