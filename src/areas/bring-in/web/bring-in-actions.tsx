import { Button, Checkbox } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { toastDone, toastProblem } from '#platform/web/ui/toasts.ts';
import type { BringInView } from '../contract.ts';
import { hasStopped, whyNotImported } from '../rules.ts';
import { useDiscard, useImport, useTakeBack } from './bring-in-queries.ts';
import { texts } from './texts.ts';

/** What can be done with a file in its state. */
export function BringInActions({ view }: { view: BringInView }) {
  const { state } = view;
  const isStopped = hasStopped(view);
  if (state === 'importing')
    return isStopped ? (
      <>
        <TakeBackButton view={view} />
        <ImportAgainButton view={view} />
      </>
    ) : null;
  if (state === 'takingBack') return isStopped ? <TakeBackButton view={view} /> : null;
  if (state === 'imported') return <TakeBackButton view={view} />;
  if (state === 'takenBack') return null;
  return (
    <>
      <DiscardButton id={view.id} />
      {(state === 'read' || state === 'failed' || isStopped) && (
        <LinkButton
          to="/admin/bring-in/$id"
          params={{ id: view.id }}
          search={{ columns: '1' }}
          variant="default"
        >
          {texts.file.changeColumns}
        </LinkButton>
      )}
      {state === 'read' && <ImportButton view={view} />}
    </>
  );
}

function ImportButton({ view }: { view: BringInView }) {
  const [fills, setFills] = useState(false);
  const { mutateAsync, isPending } = useImport(view.id);
  const hasSame = view.kind !== 'policies' && view.outcomes.some(({ outcome }) => outcome === 'same');
  return (
    <>
      {hasSame && (
        <Checkbox
          label={texts.file.complete}
          checked={fills}
          onChange={(event) => setFills(event.currentTarget.checked)}
        />
      )}
      <ExplainedButton
        why={whyNotImported(view.outcomes, fills)}
        loading={isPending}
        onClick={() => void mutateAsync(fills).catch(toastProblem)}
      >
        {texts.file.import}
      </ExplainedButton>
    </>
  );
}

/** Goes on with an import that has stopped. */
function ImportAgainButton({ view }: { view: BringInView }) {
  const { mutateAsync, isPending } = useImport(view.id);
  return (
    <Button loading={isPending} onClick={() => void mutateAsync(view.fills).catch(toastProblem)}>
      {texts.file.importAgain}
    </Button>
  );
}

function TakeBackButton({ view }: { view: BringInView }) {
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync, isPending } = useTakeBack(view.id);
  const run = () => {
    setAsking(false);
    void mutateAsync().catch(toastProblem);
  };
  return (
    <>
      <Button variant="default" loading={isPending} onClick={() => setAsking(true)}>
        {texts.file.takeBack}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={texts.file.askTakeBack(view.filename)}
          confirm={texts.file.takeBack}
          isDangerous
          onConfirm={run}
          onCancel={() => setAsking(false)}
        >
          {texts.file.afterTakeBack}
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
      .then(() => navigate({ to: '/admin/bring-in' }))
      .then(() => toastDone(texts.file.discarded))
      .catch(toastProblem);
  return (
    <Button variant="default" loading={isPending} onClick={() => void run()}>
      {texts.file.discard}
    </Button>
  );
}
