import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { changedWords, restoredWords } from '#areas/commissions/rules.ts';
import { showMoney } from '#platform/shared/money.ts';
import { useIdempotencyKey } from '#platform/web/forms/use-idempotency-key.ts';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { toastDone, toastProblem, toastTold } from '#platform/web/ui/toasts.ts';
import type { ImportView } from '../contract.ts';
import { rowsToImport, whyNothingToImport } from '../rules.ts';
import { totalWords } from '../totals.ts';
import { useDiscard, useImportLines, useTakeBack } from './import-queries.ts';
import { texts } from './texts.ts';

interface ImportActionsProps {
  view: ImportView;
  isMapping: boolean;
  isImporting: boolean;
}

/** What can be done with a statement in its state. */
export function ImportActions({ view, isMapping, isImporting }: ImportActionsProps) {
  const isDraft = view.state !== 'imported' && view.state !== 'takenBack' && !isImporting;
  return (
    <>
      {isDraft && <DiscardButton id={view.id} />}
      {!isMapping && !isImporting && ['read', 'failed'].includes(view.state) && (
        <LinkButton
          to="/commissions/import/$id"
          params={{ id: view.id }}
          search={{ columns: '1' }}
          variant="default"
        >
          {texts.statement.changeColumns}
        </LinkButton>
      )}
      {!isMapping && !isImporting && view.state === 'read' && <ImportButton view={view} />}
      {view.state === 'imported' && <TakeBackButton view={view} />}
    </>
  );
}

function ImportButton({ view }: { view: ImportView }) {
  const { mutateAsync, isPending } = useImportLines(view);
  const key = useIdempotencyKey();
  const [isAsking, setAsking] = useState(false);
  const rows = rowsToImport(view.outcomes);
  const differ = view.totals.filter(({ agrees }) => !agrees);
  const run = () => {
    setAsking(false);
    mutateAsync({ idempotencyKey: key.current(), despiteTotals: differ.length > 0 })
      .then(({ lines, total }) => toastDone(texts.statement.linesImported(lines, showMoney(total))))
      .catch((error) => {
        key.failed(error);
        toastProblem(error);
      });
  };
  return (
    <>
      <ExplainedButton
        why={whyNothingToImport(view.outcomes)}
        loading={isPending}
        onClick={() => (differ.length > 0 ? setAsking(true) : run())}
      >
        {texts.statement.import(rows)}
      </ExplainedButton>
      {isAsking && (
        <ConfirmDialog
          title={texts.statement.askDespiteTotals}
          confirm={texts.statement.import(rows)}
          onConfirm={run}
          onCancel={() => setAsking(false)}
        >
          {`${differ.map(totalWords).join('. ')}.`}
        </ConfirmDialog>
      )}
    </>
  );
}

function TakeBackButton({ view }: { view: ImportView }) {
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync, isPending } = useTakeBack(view.id);
  const key = useIdempotencyKey();
  const run = () => {
    setAsking(false);
    mutateAsync(key.current())
      .then(({ lines, files, restored }) => {
        toastTold([
          texts.statement.takenBack(lines),
          ...files.map((file) => changedWords(file, texts.statement.removed)),
          ...restored.map(restoredWords),
        ]);
      })
      .catch((error) => {
        key.failed(error);
        toastProblem(error);
      });
  };
  return (
    <>
      <ExplainedButton
        why={view.whyNotTakeBack ?? undefined}
        variant="default"
        loading={isPending}
        onClick={() => setAsking(true)}
      >
        {texts.statement.takeBack}
      </ExplainedButton>
      {isAsking && (
        <ConfirmDialog
          title={texts.statement.askTakeBack(view.filename)}
          confirm={texts.statement.takeBack}
          isDangerous
          onConfirm={run}
          onCancel={() => setAsking(false)}
        >
          {texts.statement.afterTakeBack}
        </ConfirmDialog>
      )}
    </>
  );
}

function DiscardButton({ id }: { id: number }) {
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useDiscard(id);
  const run = () =>
    mutateAsync()
      .then(() => navigate({ to: '/commissions/import' }))
      .then(() => toastDone(texts.statement.discarded))
      .catch(toastProblem);
  return (
    <Button variant="default" loading={isPending} onClick={() => void run()}>
      {texts.statement.discard}
    </Button>
  );
}
