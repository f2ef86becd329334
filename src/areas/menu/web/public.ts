export { useMenu, useMenuQuery } from './use-menu.ts';
