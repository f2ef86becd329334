import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { customerName } from '#areas/customers/contract.ts';
import { call } from '#platform/web/api/call.ts';
import * as contract from '../contract.ts';

const KEY = 'attachments';
const TYPES = 'attachment-types';

/** The record that files belong to. */
export interface RecordKey {
  tableName: contract.TableName;
  recordId: number;
}

/** Where uploads to a record go, as the store of uploads calls it. */
export const recordName = ({ tableName, recordId }: RecordKey) => `${tableName} ${recordId}`;

export function attachmentsQuery({ tableName, recordId }: RecordKey) {
  return queryOptions({
    queryKey: [KEY, tableName, recordId],
    queryFn: ({ signal }) => call(contract.listAttachments, { params: { id: recordId, tableName }, signal }),
  });
}

export const typesQuery = queryOptions({
  queryKey: [TYPES],
  queryFn: async ({ signal }) => (await call(contract.listTypes, { signal })).results,
});

export function customerNameQuery(id: number) {
  return queryOptions({
    queryKey: [KEY, 'customer-name', id],
    queryFn: async ({ signal }) => (await call(customerName, { params: { id }, signal })).name,
  });
}

export function useDeactivate(record: RecordKey) {
  const reload = useReload(record);
  return useMutation({
    mutationFn: (id: number) => call(contract.deactivateAttachment, { params: { id } }),
    // Gone already or gone now: either way the list shows what no longer is.
    onSettled: reload,
  });
}

export function useActivate(record: RecordKey) {
  const reload = useReload(record);
  return useMutation({
    mutationFn: (id: number) => call(contract.activateAttachment, { params: { id } }),
    onSettled: reload,
  });
}

export function useReload(record: RecordKey): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: attachmentsQuery(record).queryKey });
}

export function useKeepTypes(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: [TYPES] });
}

/** Adds with id 0. */
export function useSaveType(id: number) {
  return useMutation({
    mutationFn: (body: contract.TypeInput) => call(contract.saveType, { params: { id }, body }),
    onSuccess: useKeepTypes(),
  });
}
