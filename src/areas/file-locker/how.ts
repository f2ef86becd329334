/** How the figures of this area are counted, in the words that the screens show. */
export const HOW_USAGE =
  'The files and folders of this office, without those in the trash. The size is that of all versions of the files.';
