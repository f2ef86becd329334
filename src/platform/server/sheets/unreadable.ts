/** A file that nobody could read, in words for the person who sent it. */
export class Unreadable extends Error {}

export const BROKEN = 'This workbook cannot be read. Save it again as XLSX, or as CSV.';
