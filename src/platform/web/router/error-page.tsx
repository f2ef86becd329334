import { Button } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { CallError } from '../api/call-error.ts';
import { useIsLost } from '../connection/use-is-lost.ts';
import { ClosedGatePage } from '../gates/closed-gate-page.tsx';
import { GateClosed } from '../gates/require-gate.ts';
import { texts } from '../texts.ts';
import { MessagePage } from '../ui/message-page.tsx';

const UNEXPECTED = texts.pages.wentWrong;

/** What a screen shows when it cannot be shown; the rest of the page goes on working. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  useEffect(() => queries.reset(), [queries]);
  const isLost = useIsLost();
  const goOn = useEffectEvent(tryAgain);
  useEffect(() => {
    return isLost ? () => goOn() : undefined;
  }, [isLost]);

  function tryAgain(): void {
    reset();
    void router.invalidate();
  }

  if (error instanceof GateClosed) return <ClosedGatePage error={error} />;
  return (
    <MessagePage
      title={texts.pages.notShown}
      mark={<IconPlugConnectedX size={40} stroke={1.4} color="var(--cd-dimmed)" aria-hidden />}
      action={<Button onClick={tryAgain}>{texts.buttons.tryAgain}</Button>}
    >
      {error instanceof CallError ? error.message : UNEXPECTED}
    </MessagePage>
  );
}
