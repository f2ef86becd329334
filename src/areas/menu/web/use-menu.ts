import { useQuery } from '@tanstack/react-query';
import { useSession } from '#areas/session/web/public.ts';
import type { MenuData } from '../contract.ts';
import { menuQuery } from './menu-queries.ts';

/** Absent until it is known; a menu that cannot be asked for leaves its tab a plain link. */
export function useMenu(): MenuData | undefined {
  const { user } = useSession();
  return useQuery(menuQuery(user.id)).data;
}
