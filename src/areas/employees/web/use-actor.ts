import { useSession } from '#areas/session/web/public.ts';
import type { Actor } from '../rules.ts';

/** Who is at the screen, as the rules ask for them. */
export function useActor(): Actor {
  const { user, permissions, isProvider } = useSession();
  return { employeeId: user.id, permissions, isProvider };
}
