import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { call } from '#platform/web/api/call.ts';
import { getMenuData, MENU_TTL_MS, type MenuData, menuData } from '../contract.ts';

const kept = z.object({ userId: z.number(), at: z.number(), data: menuData });
const KEY = 'coverdesk.menu';

/** What this browser keeps for that person; sign-out empties the storage. */
function keptMenu(userId: number): { at: number; data: MenuData } | undefined {
  try {
    const found = kept.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    return found.success && found.data.userId === userId ? found.data : undefined;
  } catch {
    return undefined;
  }
}

/** The menu of that person, asked for once in ten hours. */
export function menuQuery(userId: number) {
  return queryOptions({
    queryKey: ['menu', userId],
    queryFn: async ({ signal }) => {
      const data = await call(getMenuData, { signal });
      localStorage.setItem(KEY, JSON.stringify({ userId, at: Date.now(), data }));
      return data;
    },
    staleTime: MENU_TTL_MS,
    gcTime: MENU_TTL_MS,
    initialData: () => keptMenu(userId)?.data,
    initialDataUpdatedAt: () => keptMenu(userId)?.at,
  });
}
