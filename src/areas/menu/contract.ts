import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';

const menuItem = z.object({
  title: z.string(),
  /** An address of ours. */
  link: z.string(),
  /** What it is for, in a sentence; '' where the title says it all. */
  words: z.string(),
});
export type MenuItem = z.infer<typeof menuItem>;

/** Under which heading the page Admin lists it. */
const adminItem = menuItem.extend({ group: z.string() });
export type AdminItem = z.infer<typeof adminItem>;

export const menuData = z.object({
  report: z.array(menuItem),
  training: z.array(menuItem),
  admin: z.array(adminItem),
  offices: z.array(menuItem),
});
export type MenuData = z.infer<typeof menuData>;

/** How long the browser keeps the menu data. */
export const MENU_TTL_MS = 36_000_000;

export const getMenuData = endpoint({
  method: 'GET',
  path: '/api/scripts/app/jsonRoutes.php',
  summary: 'What the drop-down menus list for the signed-in person; a menu behind a closed gate is empty.',
  allow: 'signedIn',
  answer: menuData,
});
