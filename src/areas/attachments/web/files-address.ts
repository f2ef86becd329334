import { TABLE_NAMES, type TableName } from '../table-names.ts';

/** The record whose files are open over the page: in the address bar as `files=task.12.104238`. */
export interface OpenFiles {
  tableName: TableName;
  recordId: number;
  /** 0 for a record without a customer. */
  customerId: number;
}

export function filesParam({ tableName, recordId, customerId }: OpenFiles): string {
  return [tableName, recordId, customerId].join('.');
}

export function readFilesParam(text: unknown): OpenFiles | undefined {
  const [name, ...numbers] = String(text ?? '').split('.');
  const tableName = TABLE_NAMES.find((each) => each === name);
  const [recordId = 0, customerId = 0] = numbers.map(Number);
  const isRecord = Number.isSafeInteger(recordId) && recordId > 0 && Number.isSafeInteger(customerId);
  return tableName && isRecord ? { tableName, recordId, customerId } : undefined;
}
