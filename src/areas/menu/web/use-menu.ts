import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useSession } from '#areas/session/web/public.ts';
import { GATE_NAMES, isOpen } from '#platform/shared/gates.ts';
import type { MenuData } from '../contract.ts';
import { menuQuery } from './menu-queries.ts';

/** Absent until it is known; a menu that cannot be asked for leaves its tab a plain link. */
export function useMenu(): MenuData | undefined {
  return useMenuQuery().data;
}

/** The same with its problem, for a screen that consists of it. */
export function useMenuQuery(): UseQueryResult<MenuData> {
  const session = useSession();
  const rights = GATE_NAMES.filter((gate) => isOpen(gate, session)).join();
  return useQuery(menuQuery({ userId: session.user.id, rights }));
}
