import type { Doc } from './paper-parts.ts';

export const SIDE = 40.5;
export const TOP = 34;
export const BOTTOM = 50;
export const SIZE = 8.6;
export const SMALL = 7;
export const INK = '#000000';

export const inner = (doc: Doc) => doc.page.width - 2 * SIDE;
