/** What changes of commission files are logged under. */
export const FILE_SUBJECT = 'commission file';
