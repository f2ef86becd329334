import type { TestPerson } from '#platform/server/testing/test-agency.ts';
import type { SentFile } from '#platform/shared/endpoint.ts';
import { DEFAULT_TYPE, type TableName, uploadAttachments } from '../contract.ts';

export interface UploadOptions {
  tableName?: TableName;
  attachmentType?: string;
  customerId?: number;
  descriptions?: string[];
  userIds?: (number | string)[];
}

/** Sends files as the screen does: each with its description and who sends it. */
export function upload(person: TestPerson, id: number, files: SentFile[], options: UploadOptions = {}) {
  const form = new FormData();
  for (const { filename, bytes } of files) form.append('files', new Blob([Uint8Array.from(bytes)]), filename);
  for (const description of options.descriptions ?? []) form.append('description', description);
  for (const userId of options.userIds ?? []) form.append('userId', String(userId));
  const { tableName = 'customer', attachmentType = DEFAULT_TYPE, customerId = 0 } = options;
  return person.client.call(uploadAttachments, {
    params: { id, tableName, attachmentType, customerId },
    body: form,
  });
}

export { textFile } from './test-data.ts';
