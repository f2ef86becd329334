import { useSession } from '#areas/session/web/public.ts';
import type { Actor } from '../rules.ts';

/** Whoever is at the screen, in the form the rules need. */
export function useActor(): Actor {
  const { user, permissions, isProvider } = useSession();
  return { employeeId: user.id, permissions, isProvider };
}
