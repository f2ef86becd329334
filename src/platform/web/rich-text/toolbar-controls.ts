import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBold,
  IconClearFormatting,
  IconH2,
  IconH3,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconUnderline,
  IconUnlink,
} from '@tabler/icons-react';
import { texts } from '../texts.ts';

/** The toolbar before the editor has loaded: the editor's own groups and icons. */
export const RESTING_CONTROLS = [
  [
    ['bold', IconBold],
    ['italic', IconItalic],
    ['underline', IconUnderline],
    ['clearFormatting', IconClearFormatting],
  ],
  [
    ['h2', IconH2],
    ['h3', IconH3],
    ['bulletList', IconList],
    ['orderedList', IconListNumbers],
  ],
  [
    ['link', IconLink],
    ['unlink', IconUnlink],
  ],
  [
    ['undo', IconArrowBackUp],
    ['redo', IconArrowForwardUp],
  ],
] as const;

export type ControlName = (typeof RESTING_CONTROLS)[number][number][0];

/** What each is called, before the editor has loaded and after. */
export const CONTROL_WORDS: Readonly<Record<ControlName, string>> = texts.richText.controls;
