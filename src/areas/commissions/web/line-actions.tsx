import { Group, Kbd, Text } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { Suspense, useState } from 'react';
import { showMoney } from '#platform/shared/money.ts';
import { lazyPiece } from '#platform/web/connection/lazy-piece.ts';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import { type KeyHelp, useKeysHelp } from '#platform/web/ui/keys-help.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { FORWARDED, PENDING, STAGED } from '../statuses.ts';
import { type Adjustments, typedDifference, useAllAdjustments } from './adjustments.ts';
import { texts } from './texts.ts';
import type { LineWork } from './use-line-work.ts';

const AdjustReasonDialog = lazyPiece(async () => ({
  default: (await import('./adjust-reason-dialog.tsx')).AdjustReasonDialog,
}));

interface LineActionsProps {
  status: number;
  work: LineWork;
  adjustments: Adjustments;
  /** Why nothing can be corrected, or nothing. */
  locked: string | undefined;
  /** Why no line moves on, or nothing. */
  movesLocked: string | undefined;
  hasSelection: boolean;
  statementsLink: string | undefined;
}

const SELECT_FIRST = texts.lineActions.selectFirst;

/** The buttons of each tab. */
export function LineActions({ status, work, locked, movesLocked, hasSelection, ...rest }: LineActionsProps) {
  const unselected = hasSelection ? undefined : SELECT_FIRST;
  const why = movesLocked ?? unselected;
  return (
    <Group gap="xs" data-tour="actions">
      {status === PENDING && (
        <PendingActions
          work={work}
          why={why}
          whyNotDelete={locked ?? unselected}
          locked={locked}
          adjustments={rest.adjustments}
        />
      )}
      {status === STAGED && (
        <>
          <ExplainedButton size="xs" why={why} loading={work.isBusy} onClick={() => work.move(PENDING)}>
            {texts.lineActions.unstage}
          </ExplainedButton>
          {rest.statementsLink && (
            <LinkButton size="xs" variant="default" to={rest.statementsLink}>
              {texts.lineActions.statements}
            </LinkButton>
          )}
        </>
      )}
      {status === FORWARDED && (
        <ExplainedButton
          size="xs"
          why={locked ?? unselected}
          loading={work.isBusy}
          onClick={() => work.move(PENDING)}
        >
          {texts.lineActions.unforward}
        </ExplainedButton>
      )}
    </Group>
  );
}

interface PendingActionsProps {
  work: LineWork;
  why: string | undefined;
  whyNotDelete: string | undefined;
  locked: string | undefined;
  adjustments: Adjustments;
}

const ADJUSTING_KEYS: readonly KeyHelp[] = [
  { keys: ['↑', '↓'], does: texts.lineActions.keys.upAndDown },
  { keys: ['Ctrl V', '⌘ V'], does: texts.lineActions.keys.paste },
  { keys: ['Ctrl S', '⌘ S'], does: texts.lineActions.keys.save },
];

function PendingActions({ work, why, whyNotDelete, locked, adjustments }: PendingActionsProps) {
  const [isAsking, setAsking] = useState(false);
  const [isReasoning, setReasoning] = useState(false);
  const typed = useAllAdjustments(adjustments).size;
  // A line that leaves the tab would take its typed amount with it.
  const unsaved = typed > 0 ? texts.lineActions.saveFirst : undefined;
  const whyNot = why ?? unsaved;
  const askWhy = () => work.adjusted.isReadable() && setReasoning(true);
  useKeysHelp('screen', ADJUSTING_KEYS);
  useHotkeys([['mod+S', () => typed > 0 && !locked && askWhy()]], []);
  const whyNotSave = locked ?? (typed === 0 ? texts.lineActions.nothingChanged : undefined);
  return (
    <>
      <ExplainedButton size="xs" why={whyNot} loading={work.isBusy} onClick={() => work.move(STAGED)}>
        {texts.lineActions.stage}
      </ExplainedButton>
      <ExplainedButton
        size="xs"
        variant="default"
        why={whyNotSave}
        loading={work.adjusted.isSaving}
        onClick={askWhy}
      >
        {texts.lineActions.saveAdjusted}
      </ExplainedButton>
      <ExplainedButton size="xs" variant="default" why={whyNot} onClick={() => work.move(FORWARDED)}>
        {texts.lineActions.forward}
      </ExplainedButton>
      <ExplainedButton
        size="xs"
        variant="default"
        why={whyNotDelete ?? unsaved}
        onClick={() => setAsking(true)}
      >
        {texts.lineActions.delete}
      </ExplainedButton>
      {typed > 0 && <NotSaved adjustments={adjustments} />}
      {isReasoning && (
        <Suspense>
          <AdjustReasonDialog
            lines={typed}
            onClose={() => setReasoning(false)}
            onReason={(reason) => {
              setReasoning(false);
              work.adjusted.save(reason);
            }}
          />
        </Suspense>
      )}
      {isAsking && (
        <ConfirmDialog
          title={texts.lineActions.askDelete}
          confirm={texts.lineActions.confirmDelete}
          isDangerous
          onConfirm={() => {
            setAsking(false);
            work.remove();
          }}
          onCancel={() => setAsking(false)}
        >
          {texts.lineActions.afterDelete}
        </ConfirmDialog>
      )}
    </>
  );
}

/** What is typed is in the totals below and not in the figures above, until it is saved. */
function NotSaved({ adjustments }: { adjustments: Adjustments }) {
  const cents = typedDifference(useAllAdjustments(adjustments));
  return (
    <Text fz="xs" c="dimmed" role="status">
      {texts.lineActions.notSaved(showMoney(cents))} <Kbd size="xs">Ctrl S</Kbd>
    </Text>
  );
}
