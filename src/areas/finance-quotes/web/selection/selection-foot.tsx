import { Button, Text } from '@mantine/core';
import { DialogFoot } from '#platform/web/ui/dialog-foot.tsx';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import type { FinanceContext } from '../../contract.ts';
import { texts } from '../texts.ts';
import { useSteps } from '../use-steps.ts';
import classes from './selection.module.css';

interface SelectionFootProps {
  quote: Pick<FinanceContext, 'isExpired' | 'financeId'>;
  /** What Generate Contract waits for. */
  awaited: string | undefined;
  isSending: boolean;
}

/** Generate Contract and Cancel; of a quote that is too old only Done, and the way to a new one. */
export function SelectionFoot({ quote: { isExpired, financeId }, awaited, isSending }: SelectionFootProps) {
  const { go, close } = useSteps();
  if (isExpired)
    return (
      <DialogFoot>
        <Button variant="default" onClick={() => void go({ step: 'requote', contractId: financeId })}>
          {texts.selection.requestNewQuote}
        </Button>
        <Button onClick={close}>{texts.selection.done}</Button>
      </DialogFoot>
    );
  return (
    <DialogFoot>
      <Text fz="xs" c="dimmed" className={classes.awaited} role="status">
        {awaited}
      </Text>
      <Button variant="default" onClick={close} disabled={isSending}>
        {texts.generate.cancel}
      </Button>
      <ExplainedButton type="submit" loading={isSending} why={awaited}>
        {texts.generate.button}
      </ExplainedButton>
    </DialogFoot>
  );
}
