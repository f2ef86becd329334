import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { call } from '#platform/web/api/call.ts';
import { getMenuData, MENU_TTL_MS, type MenuData, menuData } from '../contract.ts';

const kept = z.object({ userId: z.number(), rights: z.string(), at: z.number(), data: menuData });
const KEY = 'coverdesk.menu';

/** Whose menu it is, and what was open to them then. */
interface MenuOf {
  userId: number;
  rights: string;
}

/** What this browser keeps for that person; sign-out empties the storage. */
function keptMenu({ userId, rights }: MenuOf): { at: number; data: MenuData } | undefined {
  try {
    const found = kept.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    const isTheirs = found.data?.userId === userId && found.data.rights === rights;
    return isTheirs ? found.data : undefined;
  } catch {
    return undefined;
  }
}

/** The menu of that person, asked for once in ten hours; with other rights it is another menu. */
export function menuQuery(of: MenuOf) {
  return queryOptions({
    queryKey: ['menu', of],
    queryFn: async ({ signal }) => {
      const data = await call(getMenuData, { signal });
      localStorage.setItem(KEY, JSON.stringify({ ...of, at: Date.now(), data }));
      return data;
    },
    staleTime: MENU_TTL_MS,
    gcTime: MENU_TTL_MS,
    initialData: () => keptMenu(of)?.data,
    initialDataUpdatedAt: () => keptMenu(of)?.at,
  });
}
