import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useSession } from '#areas/session/web/public.ts';
import { ClockButton } from '#areas/time-clock/web/public.ts';
import { lazyPiece } from '#platform/web/connection/lazy-piece.ts';
import { toastProblem } from '#platform/web/ui/toasts.ts';
import type { OwnPettyCash } from '../contract.ts';
import { askedAtClock } from './asked-at-clock.ts';

const StartDialog = lazyPiece(async () => ({ default: (await import('./screens.ts')).StartDialog }));
const EndDialog = lazyPiece(async () => ({ default: (await import('./screens.ts')).EndDialog }));

/** The clock of the header. Someone who has an office is asked for their petty cash before it moves. */
export function ClockWithPettyCash() {
  const { officeId } = useSession();
  const queryClient = useQueryClient();
  const [isLooking, setLooking] = useState(false);
  const [asked, setAsked] = useState<{ isIn: boolean; own: OwnPettyCash }>();

  async function look(isIn: boolean, press: () => void): Promise<void> {
    setLooking(true);
    try {
      // The area's API calls load when they are needed, not with the frame.
      const { ownQuery } = await import('./petty-cash-queries.ts');
      const own = await queryClient.fetchQuery(ownQuery);
      if (askedAtClock(isIn, own)) setAsked({ isIn, own });
      else press();
    } catch (error) {
      toastProblem(error as Error);
    } finally {
      setLooking(false);
    }
  }

  const ask = (isIn: boolean, press: () => void) => (officeId === null ? press() : void look(isIn, press));
  const close = () => setAsked(undefined);
  const drawer = asked && askedAtClock(asked.isIn, asked.own);
  return (
    <>
      <ClockButton ask={ask} isBusy={isLooking || asked !== undefined} />
      <Suspense>
        {asked && drawer === 'start' && <StartDialog own={asked.own} onClose={close} />}
        {drawer && drawer !== 'start' && <EndDialog drawer={drawer} type="end" onClose={close} />}
      </Suspense>
    </>
  );
}
