import { useMutation } from '@tanstack/react-query';
import { call } from '#platform/web/api/call.ts';
import { updateVersion } from '../contract.ts';

export function useUpdateVersion() {
  return useMutation({ mutationFn: () => call(updateVersion) });
}
