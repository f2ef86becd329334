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

/** The toolbar before the editor has loaded: the editor's own names, groups and icons. */
export const RESTING_CONTROLS = [
  [
    ['Bold', IconBold],
    ['Italic', IconItalic],
    ['Underline', IconUnderline],
    ['Clear formatting', IconClearFormatting],
  ],
  [
    ['Heading 2', IconH2],
    ['Heading 3', IconH3],
    ['Bullet list', IconList],
    ['Ordered list', IconListNumbers],
  ],
  [
    ['Link', IconLink],
    ['Remove link', IconUnlink],
  ],
  [
    ['Undo', IconArrowBackUp],
    ['Redo', IconArrowForwardUp],
  ],
] as const;

export type ControlName = (typeof RESTING_CONTROLS)[number][number][0];
