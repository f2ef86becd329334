import { isAsAnnounced, unzip, type ZipEntry, zipEntries } from '#platform/server/files/zip.ts';

const PARTS = {
  word: {
    main: 'word/document.xml',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
  },
  excel: {
    main: 'xl/workbook.xml',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
  },
};

const MOST_ENTRIES = 5000;
const MOST_UNPACKED = 512 * 1_048_576;
/** Text packs to a hundredth at best where somebody wrote it; a bomb packs to a thousandth. */
const BEST_RATIO = 200;
const RATIO_FROM = 1_048_576;
const LARGEST_TYPES = 1_048_576;
const LARGEST_MAIN = 64 * 1_048_576;

/** A docx or xlsx: an archive with the parts that make it one, no macros, and nothing that bursts when unpacked. */
export async function isOfficeDocument(bytes: Buffer, kind: keyof typeof PARTS): Promise<boolean> {
  const entries = zipEntries(bytes);
  if (!entries || entries.length > MOST_ENTRIES || !entries.every(isHarmless)) return false;
  if (entries.reduce((sum, { unpacked }) => sum + unpacked, 0) > MOST_UNPACKED) return false;
  // Parts that share their bytes are a bomb: each is unpacked again.
  if (entries.reduce((sum, { packed }) => sum + packed, 0) > bytes.length) return false;
  const { main, type } = PARTS[kind];
  const read = (name: string, most: number) => {
    const [entry, ...others] = entries.filter((each) => each.name === name);
    return entry && others.length === 0 ? unzip(bytes, entry, most) : undefined;
  };
  const types = read('[Content_Types].xml', LARGEST_TYPES)?.toString('utf8') ?? '';
  if (!types.includes(`"${type}"`) || /macroEnabled|vbaProject/i.test(types)) return false;
  const content = read(main, LARGEST_MAIN);
  if (content === undefined || !/^\uFEFF?\s*</.test(content.toString('utf8', 0, 200))) return false;
  // One after the other: whoever builds a bomb announces a little of each part.
  for (const entry of entries) if (!(await isAsAnnounced(bytes, entry))) return false;
  return true;
}

function isHarmless({ name, isEncrypted, packed, unpacked }: ZipEntry): boolean {
  const isPath = name.startsWith('/') || /\\|\0|:|(^|\/)\.\.(\/|$)/.test(name);
  const isBomb = unpacked > RATIO_FROM && unpacked > packed * BEST_RATIO;
  return !isPath && !isEncrypted && !isBomb && !/vbaProject\.bin$|\.(exe|dll|js|vbs|html?)$/i.test(name);
}
