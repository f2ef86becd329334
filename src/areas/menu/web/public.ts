export { useMenu } from './use-menu.ts';
